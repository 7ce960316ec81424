import type { CheckoutMessages } from './messages.en';

const es: CheckoutMessages = {
  seo: {
    title: 'Pago seguro - Obtenga su informe',
    description: 'Pague con tarjeta su informe de costos de cierre. Un solo pago, sin suscripción.',
  },
  title: 'Complete su compra',
  subtitle: (price) => `Su informe personalizado de la propiedad por solo ${price}`,
  progress: 'Su pedido',
  done: 'Listo',
  steps: ['Datos de la propiedad', 'Pago', 'Descarga'],
  loading: 'Preparando su pago…',
  loadingForm: 'Cargando el formulario de tarjeta…',
  processedBy: 'Pago seguro procesado por',
  providers: {
    simulated: 'el simulador de tarjetas de Closewise (no se cobra ninguna tarjeta real)',
    stripe: 'Stripe',
  },
  errors: {
    noReportId: 'Falta el número de informe',
    initialize: 'No se pudo iniciar el pago',
    initializeHelp: 'No se cobró nada. Revise el enlace o empiece de nuevo con su propiedad.',
    unavailable: 'Los pagos no están disponibles en este momento',
    unavailableHelp:
      'Inténtelo más tarde o comuníquese con soporte. No se cobró nada ahora. Si ya pagó este informe, no vuelva a pagar: encontraremos su pago y prepararemos su informe.',
    unchecked: 'Ahora no podemos comprobar su pago',
    uncheckedHelp:
      'Es posible que se haya hecho un cargo a su tarjeta. No vuelva a pagar: cuando vuelva la conexión, encontraremos el pago y prepararemos su informe. Cargue esta página de nuevo en unos minutos para ver si está pagado.',
    alreadyPaid: 'Este informe ya está pagado.',
    payment: 'El pago falló',
    refused: 'Pago rechazado',
    again: 'Inténtelo de nuevo',
    processing: 'No se pudo procesar el pago',
    success: 'No se pudo registrar el pago',
    successHelp:
      'Su tarjeta fue aceptada y no se le cobrará de nuevo. Encontraremos el pago y haremos su informe, aunque algún servicio no esté disponible por un momento. No vuelva a pagar: siga su informe en la página siguiente.',
  },
  refusals: {
    card_declined: 'Su tarjeta fue rechazada.',
    insufficient_funds: 'Su tarjeta no tiene fondos suficientes.',
    expired_card: 'Su tarjeta está vencida.',
    incorrect_number: 'El número de la tarjeta no es válido.',
    test_mode_live_card: 'Su tarjeta fue rechazada: aquí solo funcionan las tarjetas de prueba.',
    'billing.card-declined': 'Su tarjeta no fue aceptada.',
    'billing.payment-unknown': 'Este pago no pertenece a este informe.',
    'billing.payment-open': 'Este pago no se ha completado.',
    'billing.intent-unknown': 'No existe este pago.',
    'reporting.place-settled': 'Este informe ya está pagado, así que ya no se puede cambiar el lugar.',
    'reporting.county-unknown': 'El estado no tiene ningún condado con ese nombre. Elija otro.',
    'reporting.county-outside-zip':
      'El código postal no está en ese condado. Elija otro o corrija la dirección.',
    'reporting.city-outside-county':
      'La ciudad no está en ese condado. Elija otro condado, o indique que la vivienda está fuera de la ciudad.',
    'reporting.report-unknown': 'No hay ningún informe en esta dirección.',
    '429': 'Demasiadas solicitudes. Inténtelo de nuevo en un minuto.',
    '503': 'El servicio no está disponible por un momento. Inténtelo de nuevo enseguida.',
  },
  home: 'Volver al inicio',
  retry: 'Intentar de nuevo',
  openReport: 'Abrir su informe',
  followReport: 'Seguir su informe',
  toast: { title: 'Pago realizado', description: 'Su informe se está generando...' },
  summary: {
    title: 'Su pedido',
    item: 'Informe de costos de cierre',
    itemNote: 'Para una propiedad, en español e inglés',
    total: 'Importe total',
  },
  premium: {
    item: 'Secciones premium',
    choose: 'Agregar las secciones premium',
    adds: 'Registros públicos sobre esta vivienda y su entorno:',
    sections: [
      'Zona de inundación',
      'Historial del impuesto a la propiedad',
      'Escuelas cercanas',
      'Estadísticas del vecindario',
      'Ventas comparables',
    ],
    sources:
      'Al menos tres de las cinco están disponibles para esta vivienda, cada una con su fuente. Si alguna no lo está, la sección lo indica.',
    changing: 'Actualizando el importe…',
    failed: 'No se pudo cambiar su elección',
    failedHelp: 'Revise su conexión e inténtelo de nuevo. Usted paga el importe que se muestra.',
    gone: 'Premium no está disponible en este momento para esta vivienda. Puede comprar el informe básico.',
    afterPayment:
      'En este momento no es posible agregar las secciones premium antes del pago. Cuando usted haya pagado, comprobaremos si están disponibles para esta vivienda y podrá agregarlas.',
  },
  order: {
    address: 'Dirección',
    county: 'Condado',
    price: 'Precio',
    type: 'Propiedad',
    loan: 'Préstamo',
    edit: 'Cambiar la propiedad',
    countyOpen: 'Elíjalo abajo',
    likeliest: (county) => `${county} (el más probable)`,
    countyUnknown: 'Desconocido',
    cityLimits: 'Límites de la ciudad',
    insideOf: (city) => `Dentro de ${city}`,
    outsideOf: (city) => `Fuera de ${city}`,
    limitsUnknown: 'Sin confirmar',
    loanNotGiven: (loan) =>
      `Los préstamos ${loan} no financian este tipo de propiedad: el informe muestra un préstamo convencional en su lugar. Para cambiarlo, cambie la propiedad.`,
    loanOverLimit: (loan, limit) =>
      `El préstamo supera el límite ${loan} de ${limit}: el informe muestra un préstamo convencional en su lugar. Para cambiarlo, cambie la propiedad.`,
  },
  questions: {
    title: '¿Dónde está exactamente la vivienda?',
    county: '¿En qué condado está?',
    countyHint: 'La dirección no lo indica, y los impuestos locales cambian de un condado a otro.',
    chooseCounty: 'Elija el condado',
    share: (percent) => `Cerca del ${percent} % de las viviendas de este lugar`,
    underOnePercent: 'Menos del 1 % de las viviendas de este lugar',
    notSure: 'No lo sé',
    takesLikeliest: (county) =>
      `Usamos ${county}, el más probable, e incluimos la diferencia de impuestos locales en el rango.`,
    saysAmount: 'El informe indicará cuánto podrían sumar los impuestos locales.',
    cityLimits: (city) => `¿Está dentro de los límites de la ciudad de ${city}?`,
    cityHint: (city) =>
      `Una vivienda puede tener dirección postal de ${city} y estar fuera de la ciudad, donde se pagan otros impuestos.`,
    inside: 'Sí, dentro',
    outside: 'No, fuera',
    notSureOfLimits: 'No lo sé',
    countsCity: (city) => `Incluimos los impuestos de ${city}, y el informe lo indica.`,
    confirm: 'Confirmar el lugar',
    confirming: 'Guardando...',
    incomplete: 'Elija una respuesta para continuar al pago.',
    confirmed: 'Su respuesta está guardada.',
    change: 'Cambiar',
    failed: 'No se pudo guardar su respuesta',
    failedHelp: 'Revise su conexión e inténtelo de nuevo.',
    first:
      'Primero indique dónde está la vivienda, en su pedido de esta página. Después podrá pagar aquí con tarjeta.',
  },
  before: {
    title: 'Antes de pagar',
    items: [
      'Revise que los datos de la propiedad sean exactos. Las cifras se calculan con ellos.',
      'Este servicio es solo para adultos (18+).',
      'Todas las ventas son finales. No hay reembolsos.',
      'Guarde el enlace de su informe: no hay una cuenta donde encontrarlo, y normalmente se borra después de 365 días.',
    ],
  },
  place: {
    title: 'No pudimos ubicar del todo esta dirección',
    'state-unknown':
      'No reconocimos el estado, así que el informe no puede usar sus impuestos locales. Vuelva y agregue el estado y el código postal si puede.',
    'post-office-box':
      'Este es un apartado postal. Las cifras son las de su oficina de correos, que puede estar en otro lugar. Vuelva y escriba la dirección de la propiedad.',
    'zip-missing':
      'La dirección no tiene un código postal que conozcamos, así que los impuestos locales salen solo del estado y la ciudad. Vuelva y agréguelo para cifras más precisas.',
    'zip-contradicts-state':
      'El código postal y el estado de la dirección no coinciden. Vuelva y corrija el que esté mal.',
    'city-unknown':
      'No reconocimos la ciudad, así que en el informe pueden faltar impuestos de la ciudad. Vuelva y revise cómo está escrita.',
    back: 'Corregir la dirección',
  },
  card: {
    title: 'Pagar con tarjeta',
    name: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    expiration: 'Fecha de vencimiento',
    expirationHint: 'MM/AA',
    cvc: 'Código CVC',
    pay: (amount) => `Pagar ${amount}`,
    paying: 'Procesando...',
    errors: {
      name: 'Escriba el nombre como aparece en la tarjeta',
      number: 'Escriba el número de la tarjeta, de 12 a 19 dígitos',
      expiration: 'Escriba mes y año como MM/AA',
      cvc: 'Escriba los 3 o 4 dígitos del código de seguridad',
    },
    cancelled: 'Este pago terminó y no se cobró nada. Vuelva a cargar la página para pagar.',
    unanswered:
      'Stripe no respondió. Revise su conexión y pague de nuevo: primero comprobamos si este pago se hizo, así que no se le cobrará dos veces.',
    amountChanged: 'El importe cambió',
    amountChangedHelp:
      'El pedido se cambió en otra ventana. No se cobró nada: revise el importe del botón y pague de nuevo.',
    authenticationFailed: 'Su banco no pudo confirmar que era usted. Inténtelo de nuevo o use otra tarjeta.',
  },
  testCards: {
    title: 'Tarjetas de prueba',
    lede: 'Este sitio usa pagos simulados. Use cualquier nombre, una fecha futura y cualquier CVC con uno de estos números.',
    use: (number) => `Usar la tarjeta ${number}`,
    outcomes: {
      pays: 'Paga',
      declined: 'Es rechazada',
      funds: 'No tiene fondos suficientes',
      authenticate: 'Pide 3-D Secure',
      slow: 'Se confirma despacio',
      webhook: 'Se confirma solo por webhook',
    },
  },
  challenge: {
    title: 'Confirme que es usted',
    body: 'Su banco pide 3-D Secure. Esto es una simulación: elija qué debe responder su banco.',
    confirm: 'Confirmar el pago',
    fail: 'No pasar la verificación',
  },
};
export default es;
