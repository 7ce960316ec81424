import checkout from '../messages.es';
import type { PremiumMessages } from './messages.en';

const es: PremiumMessages = {
  ...checkout,
  seo: {
    title: 'Premium para su informe | Closewise',
    description: 'Agregue las secciones premium a un informe de costos de cierre que ya compró.',
  },
  offered: {
    title: 'Agregue premium a su informe',
    lede: (price) => `Cinco secciones sobre esta vivienda por ${price}, en el informe que ya tiene.`,
  },
  includes: {
    title: 'Lo que agrega premium',
    keeps: 'Actualizamos su informe con ellas. El enlace sigue siendo el mismo.',
    final: 'Todas las ventas son finales. No hay reembolsos.',
  },
  asking: 'Consultando las fuentes sobre esta vivienda…',
  'not-offered': {
    title: 'Premium no está disponible para esta vivienda',
    lede: 'En este momento hay muy pocas fuentes con datos de ella. Su informe queda como está y no se cobró nada.',
  },
  'after-payment': {
    title: 'Premium se puede agregar cuando el informe esté pagado',
    lede: 'Entonces comprobaremos si está disponible para esta vivienda. No se ha cobrado nada.',
  },
  closed: {
    title: 'No se puede agregar premium a este informe',
    lede: 'Su pago fue reembolsado, o el banco aún no ha decidido. Su informe queda como está y no se cobró nada.',
  },
  writing: {
    title: 'Estamos escribiendo sus secciones premium',
    lede: 'Ya están pagadas. Esta página mostrará su informe en cuanto las tenga, por lo general en menos de un minuto. Hasta entonces puede leerlo sin ellas.',
  },
  failed: {
    title: 'Todavía no pudimos escribir sus secciones premium',
    lede: 'Su pago está seguro y no se le cobrará otra vez. Nuestro equipo puede ver este informe y lo generará de nuevo. Su enlace las mostrará en cuanto estén listas.',
  },
  ready: {
    title: 'Su informe ya incluye las secciones premium',
    lede: 'Incluye la zona de inundación, el historial del impuesto a la propiedad, las escuelas, las estadísticas del vecindario y las ventas comparables.',
  },
  unknown: {
    title: 'No encontramos este informe',
    lede: 'Revise el enlace: su número no pertenece a ningún informe comprado.',
  },
  unavailable: {
    title: 'Ahora no podemos cargar su informe',
    lede: 'Puede que no tenga conexión o que nuestro servidor no responda por un momento. Si ya pagó las secciones premium, no vuelva a pagar: encontraremos su pago y las agregaremos.',
  },
};
export default es;
