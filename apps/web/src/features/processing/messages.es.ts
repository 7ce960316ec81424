import type { ProcessingMessages } from './messages.en';

const es: ProcessingMessages = {
  seo: {
    title: 'Generando su informe | Closewise',
    description: 'Estamos preparando su informe de costos de cierre.',
  },
  title: 'Generando su informe',
  progress: 'Su pedido',
  done: 'Listo',
  steps: ['Propiedad', 'Pago', 'Informe'],
  messages: [
    'Reuniendo los datos de la propiedad',
    'Analizando cargos y costos',
    'Calculando los gastos de cierre',
    'Revisando los impuestos locales',
    'Consultando las tarifas del seguro de título',
    'Evaluando los cargos del prestamista',
    'Preparando recomendaciones detalladas',
  ],
  almost: {
    title: '¡Ya casi está!',
    body: 'Esta página lo llevará automáticamente a su informe en cuanto esté listo. Déjela abierta, o guarde el enlace y vuelva más tarde.',
  },
  unpaid: {
    title: 'Esperando su pago',
    body: 'El proveedor de tarjetas aún no confirma el pago. Puede tardar un minuto. Si ya pagó, no vuelva a pagar: esta página sigue consultando.',
    back: '¿Aún no ha pagado? Volver al pago',
  },
  unavailable: {
    title: 'Ahora no podemos comprobar su pago',
    body: 'Puede que no tenga conexión o que nuestro servidor no responda por un momento. Si ya pagó, no vuelva a pagar: encontraremos su pago y prepararemos su informe. Esta página sigue consultando, y su enlace también servirá más tarde.',
  },
  failed: {
    title: 'Todavía no se pudo terminar su informe',
    body: 'Su pago está seguro y no se le cobrará otra vez. Nuestro equipo puede ver este informe y lo generará de nuevo. Guarde el enlace de esta página: lo llevará al informe en cuanto esté listo.',
  },
  unknown: {
    title: 'No encontramos este informe',
    body: 'Revise el enlace: su número no corresponde a ningún informe.',
  },
};
export default es;
