import type { ThankYouMessages } from './messages.en';

const es: ThankYouMessages = {
  seo: {
    title: 'Su informe de costos de cierre | Closewise',
    description: 'El estado de su informe de costos de cierre.',
  },
  loading: { title: 'Buscando su informe...' },
  completed: {
    title: 'Gracias. Su informe está listo.',
    lede: 'Léalo antes de firmar cualquier cosa y llévelo con usted al cierre.',
    go: 'Abrir su informe',
  },
  processing: {
    title: 'Gracias. Estamos preparando su informe.',
    lede: 'Ya está pagado. Esta página lo mostrará en cuanto esté listo, por lo general en menos de un minuto.',
    go: 'Ver cómo va',
  },
  failed: {
    title: 'Todavía no se pudo terminar su informe',
    lede: 'Su pago está seguro y no se le cobrará otra vez. Nuestro equipo puede ver este informe y lo generará de nuevo. Guarde el enlace de esta página: mostrará el informe en cuanto esté listo.',
    go: 'Volver al inicio',
  },
  unpaid: {
    title: 'Este informe aún no está pagado',
    lede: 'El proveedor de tarjetas no ha confirmado ningún pago. Si acaba de pagar, no vuelva a pagar: espere un minuto, esta página sigue consultando.',
    go: 'Ir al pago',
  },
  unknown: {
    title: 'No encontramos este informe',
    lede: 'Revise el enlace: su número no corresponde a ningún informe.',
    go: 'Volver al inicio',
  },
  unavailable: {
    title: 'Ahora no podemos cargar su informe',
    lede: 'Puede que no tenga conexión o que nuestro servidor no responda por un momento. Si ya pagó, no vuelva a pagar: su pago está seguro y lo encontraremos. Esta página sigue intentándolo, y su enlace también servirá más tarde.',
    go: 'Intentar de nuevo',
  },
  save: {
    title: 'Guarde este enlace',
    body: 'Lo necesita para volver a su informe: no hay una cuenta donde encontrarlo, y el informe normalmente se borra después de 365 días. Si dio su correo electrónico, podemos enviarle el enlace otra vez.',
    find: 'Encontrar mi informe',
    label: 'Enlace a su informe',
    copy: 'Copiar enlace',
    copied: '¡Copiado!',
  },
  refine: {
    title: '¿Algo no está bien o ha cambiado?',
    body: 'Durante 30 días puede corregir los datos con los que se hizo el informe, como la fecha de cierre, el préstamo o un error en la dirección, sin pagar otra vez.',
    go: 'Corregir o precisar el informe',
  },
  receipt: {
    title: 'Recibo',
    items: { report: 'Informe de costos de cierre', premium: 'Secciones premium' },
    total: 'Pagado',
    later: 'Premium, comprado después',
    orderNumber: 'Número de pedido',
    date: 'Fecha',
    card: 'Tarjeta',
    final: 'Todas las ventas son finales.',
    print: 'Imprimir el recibo',
    loading: 'Cargando su recibo...',
    failed: 'No se pudo cargar el recibo.',
    again: 'Intentar de nuevo',
  },
  premium: {
    title: 'Más sobre esta vivienda',
    body: 'Premium agrega a su informe la zona de inundación, el historial del impuesto a la propiedad, las escuelas, las estadísticas del vecindario y las ventas comparables.',
    go: (price) => `Agregar premium por ${price}`,
    writing: 'Estamos escribiendo sus secciones premium. El enlace de su informe sigue siendo el mismo.',
  },
  mail: {
    title: '¿Espera el correo?',
    body: 'Si pidió el informe por correo, revise también la carpeta de spam o promociones.',
  },
};
export default es;
