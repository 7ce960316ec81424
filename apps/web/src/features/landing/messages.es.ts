import { propertyWords } from '../../content/property-words';
import type { LandingMessages } from './messages.en';

const es: LandingMessages = {
  seo: {
    title: 'Informe de costos de cierre para compradores de vivienda | Closewise',
    description:
      'Conozca cada costo de cierre de su casa antes de firmar: prestamista, título, impuestos y prepagos, línea por línea, en español e inglés. {price}, listo en minutos.',
    keywords:
      'costos de cierre, gastos de compra de vivienda, calculadora de costos de cierre, dinero para cerrar, impuesto de transferencia',
  },
  hero: {
    title: 'Sepa cuánto cuesta cerrar antes de firmar.',
    lede: 'Cada cargo de su casa, línea por línea, en español e inglés claros: lo que exige la ley, lo que puede negociar y qué decir.',
    cta: 'Empezar mi informe',
    price: '{price}, un solo pago',
  },
  sheet: {
    title: 'Hoja de cierre de muestra',
    place: 'Casa de $450,000 en Houston, TX',
    caption: 'Costos de cierre de la casa de muestra por sección',
    loan: (amount) => `Primera vivienda, préstamo FHA de ${amount}`,
    total: 'Costos de cierre estimados',
  },
  form: {
    label: 'Datos de la propiedad',
    progress: 'Su pedido',
    done: 'Listo',
    steps: ['Propiedad', 'Pago', 'Informe'],
    title: 'Empiece por la propiedad',
    address: 'Dirección de la propiedad',
    addressPlaceholder: '1600 Main St, Houston, TX 77002',
    addressHint: 'Calle, ciudad, estado y código postal',
    newConstructionHint: 'N.º de lote, nombre del desarrollo, ciudad, estado y código postal',
    price: 'Precio de compra',
    pricePlaceholder: '450,000',
    priceHint: 'En dólares, por ejemplo 450,000, 450 mil o 1.2 millones',
    priceUnderstood: (amount) => `Entendimos ${amount}`,
    confirmPrice: (amount) => `Sí, el precio es realmente de ${amount}`,
    buyerType: '¿Cómo va a comprar?',
    buyerTypes: { 'first-time': 'Primera vivienda', financing: 'Con préstamo', cash: 'Al contado' },
    propertyType: 'Tipo de propiedad',
    propertyTypes: propertyWords.es.propertyTypes,
    hasPool: 'La propiedad tiene piscina',
    emailOptIn: 'Envíenme el informe por correo. Tengo 18 años o más y acepto los términos de venta.',
    email: 'Correo electrónico',
    emailPlaceholder: 'usted@example.com',
    submit: 'Continuar al pago',
    submitting: 'Procesando...',
    blocked: {
      optIn: 'Marque la casilla de arriba para continuar.',
      email: 'Escriba su correo electrónico para continuar.',
    },
    safe: 'Paga en la página siguiente, después de leer lo que recibe.',
    needsScript: 'Este formulario necesita JavaScript. Actívelo en su navegador y vuelva a cargar la página.',
    errors: {
      address: 'Incluya calle, ciudad, estado y código postal',
      priceRange: 'Escriba un precio de compra entre $1 y $1,000,000,000',
      priceConfirmed: 'Este precio es poco común. Confírmelo o corríjalo arriba',
      userEmail: 'Correo electrónico no válido',
    },
    priceProblems: {
      blank: 'Escriba un precio de compra válido',
      unread: 'No entendimos este precio. Escriba una sola cantidad mayor que cero, como 450,000 o 450 mil',
    },
    toasts: {
      success: { title: 'Propiedad enviada correctamente', description: 'Redirigiendo al pago...' },
      failure: {
        title: 'Error al enviar',
        description: 'Hubo un error al enviar los datos de su propiedad',
      },
      noMessage: 'No se pudieron enviar los datos de la propiedad',
      noReportId: 'El servidor no devolvió el número de informe',
    },
    refusals: {
      'reporting.state-unknown':
        'No encontramos el estado en esta dirección. Incluya calle, ciudad, estado y código postal',
      'reporting.place-territory':
        'Estimamos compras en los 50 estados y Washington, DC. No tenemos cifras de Puerto Rico ni de los demás territorios',
      'reporting.closed-for-maintenance':
        'El sitio está en renovación: podrá pedir informes nuevos dentro de 24 a 48 horas. Los ya iniciados siguen abiertos.',
      'reporting.address-military':
        'Esta es una dirección postal militar. Escriba la dirección de la propiedad en uno de los 50 estados o en Washington, DC',
      'reporting.address-foreign':
        'Esta dirección parece estar fuera de Estados Unidos. Escriba la dirección de la propiedad en uno de los 50 estados o en Washington, DC',
      'reporting.zip-contradicts-state':
        'El código postal pertenece a otro estado que el de la dirección. Corrija el que esté mal',
      'reporting.county-unknown':
        'El estado no tiene ningún condado con el nombre que está en la dirección. Revise cómo está escrito o quítelo',
      'reporting.county-outside-zip':
        'El condado de la dirección no corresponde a su código postal. Corrija el que esté mal',
      'reporting.city-outside-county':
        'La ciudad no está en el condado que indica la dirección. Corrija el que esté mal',
      '400': 'El servidor no aceptó los datos. Revise la dirección, el precio y el correo',
      '429': 'Demasiadas solicitudes. Inténtelo de nuevo en un minuto.',
      '503': 'El servicio no está disponible por un momento. Inténtelo de nuevo enseguida.',
    },
  },
  benefits: {
    title: 'Cuatro cosas que su hoja de cierre no debería esconder',
    items: {
      breakdown: {
        title: 'Desglose real de costos',
        body: 'Cargos obligatorios, negociables y opcionales por separado, cada uno con su cálculo.',
      },
      negotiation: {
        title: 'Poder de negociación',
        body: 'Para cada cargo negociable: a quién llamar y las palabras exactas para pedir menos.',
      },
      location: {
        title: 'Datos de su lugar',
        body: 'Impuestos de transferencia, registro y tarifas de título de su estado, condado y ciudad.',
      },
      confidence: {
        title: 'Confianza al cerrar',
        body: 'Compare nuestras líneas con su Loan Estimate y firme sabiendo para qué es cada una.',
      },
    },
  },
  how: {
    title: 'De la dirección a la respuesta en tres pasos',
    items: [
      {
        title: 'Cuéntenos de la casa',
        body: 'Dirección, precio y cómo va a comprar. Sin documentos ni cuenta.',
      },
      {
        title: 'Pague {price} una sola vez',
        body: 'Con tarjeta. Sin suscripción y sin nada que cancelar después.',
      },
      { title: 'Abra su informe', body: 'Léalo en el teléfono, imprímalo y llévelo a la mesa de cierre.' },
    ],
  },
  preview: {
    title: 'Una página del informe que recibe',
    lede: 'Esta es la muestra de una casa de $450,000 en Houston. El suyo se calcula para su dirección, precio y préstamo.',
    heading: 'Informe de costos de cierre',
    property: '1600 Main Street, Houston, Texas 77002',
    facts: 'Casa unifamiliar, $450,000, primera vivienda',
    split: 'Adónde va el dinero',
    categories: { required: 'Obligatorio', negotiable: 'Negociable', optional: 'Opcional, aparte' },
    negotiable: 'Cargo negociable',
    contact: 'A quién contactar',
    ask: 'Qué pedir',
    sections: 'También en su informe',
    whole: 'Ver cada cargo de la muestra',
    sectionList: [
      'Análisis del mercado',
      'Propiedades comparables',
      'Estrategias de negociación',
      'Información local',
      'Calendario del cierre',
    ],
  },
  proof: { title: 'Cuánto vale leer la hoja primero' },
  terms: {
    title: 'Términos de venta',
    items: [
      'Todas las ventas son finales: el informe se hace al momento para su propiedad, por eso no hay reembolsos.',
      'Debe tener 18 años o más para comprar.',
      'Escriba datos exactos de la propiedad: las cifras se calculan con lo que usted escribe.',
      'Guarde el enlace de su informe: no guardamos los informes por usted.',
    ],
  },
  closing: { title: 'Lea su hoja de cierre antes de que la impriman.', cta: 'Empezar mi informe' },
};
export default es;
