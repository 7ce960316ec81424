import words from '../../../content/property-words.es';
import type { PropertyFormMessages } from './messages.en';

const es: PropertyFormMessages = {
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
  propertyTypes: words.propertyTypes,
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
  terms: {
    title: 'Términos de venta',
    items: [
      'Todas las ventas son finales: el informe se hace al momento para su propiedad, por eso no hay reembolsos.',
      'Debe tener 18 años o más para comprar.',
      'Escriba datos exactos de la propiedad: las cifras se calculan con lo que usted escribe.',
      'Guarde el enlace de su informe: no hay una cuenta donde encontrarlo, y normalmente se borra después de 365 días.',
    ],
  },
};
export default es;
