import calculator from './calculator/messages.es';
import type { StateGuideMessages } from './messages.en';

const es: StateGuideMessages = {
  seo: {
    title: 'Costos de cierre en {where} | Closewise',
    description:
      'Costos de cierre en {where}: unos {costs} al comprar una vivienda de {price}. Impuestos y cargos por condado, quién los paga y su fuente.',
    keywords:
      'costos de cierre {where}, impuesto de transferencia {where}, quién paga los costos de cierre en {where}, efectivo para el cierre',
  },
  title: (where) => `Costos de cierre en ${where}`,
  lede: (where) =>
    `Lo que paga el comprador para cerrar la compra de una vivienda en ${where}, y lo que paga el vendedor: por ley, por el préstamo y por costumbre.`,
  path: 'Dónde está esta página',
  all: 'Todos los estados',
  loading: 'Cargando los costos de este estado …',
  failed: 'No se pudieron cargar los costos de este estado.',
  again: 'Intentar de nuevo',
  unknown: 'Estado no encontrado',
  unknownBody: 'Cubrimos los 50 estados y Washington, DC.',
  summary: {
    title: 'Una compra típica',
    example: ({ price, county, percent, date }) =>
      `Nuestro ejemplo: una vivienda unifamiliar de ${price} (${county}), ${percent}% de pago inicial, un préstamo convencional, cierre el ${date}, y el vendedor paga al agente del comprador. El precio es un ejemplo, no la mediana del estado.`,
    costs: 'Costos de cierre',
    likely: (low, high) => `8 de cada 10 están entre ${low} y ${high}`,
    down: 'Pago inicial',
    percentOf: (percent) => `${percent}% del precio`,
    cash: 'Efectivo para el cierre',
    together: 'Ambos juntos',
  },
  calculator,
  groups: {
    law: {
      title: calculator.groups.law,
      lede: 'Impuestos, cargos de registro y otros costos que exige la ley.',
    },
    lender: {
      title: calculator.groups.lender,
      lede: 'Costos del préstamo; no se aplican a las compras al contado.',
    },
    custom: {
      title: calculator.groups.custom,
      lede: 'El cierre y el seguro de título; la costumbre local decide quién paga.',
    },
    negotiable: { title: calculator.groups.negotiable, lede: 'Cargos cuyo monto se puede negociar.' },
    choice: {
      title: calculator.groups.choice,
      lede: 'Inspecciones y otras cosas que la mayoría de los compradores paga antes del cierre.',
    },
    sometimes: {
      title: calculator.groups.sometimes,
      lede: 'Costos que solo tienen algunas compras.',
    },
  },
  lines: {
    title: 'Línea por línea',
    lede: 'Cada cifra del ejemplo con su cálculo y su fuente.',
    fee: 'Cargo',
    payer: 'Quién paga',
    you: 'Paga el comprador',
    seller: 'Paga el vendedor',
    upTo: (amount) => `hasta ${amount}`,
    sum: 'Suma',
    source: (id) => `Fuente ${id}`,
    payers: {
      buyer: 'Comprador',
      seller: 'Vendedor',
      'buyer-and-seller': 'Comprador y vendedor',
      'buyer-and-lender': 'Comprador y prestamista',
      nobody: 'Nadie en este caso',
    },
    by: { statute: 'por ley', custom: 'por costumbre' },
  },
  questions: {
    title: 'Preguntas frecuentes',
    costs: ({ where }) => `¿Cuánto son los costos de cierre en ${where}?`,
    costsAnswer: ({ price, costs, low, high, cash }) =>
      `Por una vivienda de ${price} con 20% de pago inicial, el comprador suele pagar ${costs}; 8 de cada 10 compras así están entre ${low} y ${high}. Con el pago inicial, el comprador lleva ${cash} si el vendedor paga al agente del comprador.`,
    taxes: ({ where }) => `¿Quién paga el impuesto de transferencia en ${where}?`,
    taxesNone: ({ where }) => `Nadie: en ${where} no hay impuesto de transferencia.`,
    taxesAnswer: ({ buyer, seller }) =>
      `De los impuestos sobre la escritura y la hipoteca de nuestro ejemplo, el comprador paga ${buyer} y el vendedor ${seller}. Las líneas de abajo muestran cada uno, y si lo fija la ley o la costumbre.`,
    closer: ({ where }) => `¿Quién hace el cierre en ${where}?`,
    closers: {
      'attorney-required': 'Un abogado: las reglas del estado exigen uno en el cierre.',
      'attorney-customary':
        'Por lo general un abogado, por costumbre; las compañías de títulos también hacen cierres.',
      escrow: 'Una compañía de depósito (escrow) o de títulos, por costumbre.',
      'title-company': 'Una compañía de títulos, por costumbre.',
    },
    policy: ({ where }) => `¿Quién paga el seguro de título del propietario en ${where}?`,
    policyPayers: {
      buyer: 'El comprador, por costumbre. Es opcional.',
      seller: 'El vendedor, por costumbre.',
      'buyer-and-seller': 'El comprador y el vendedor lo comparten, por costumbre.',
      'buyer-and-lender': 'El comprador, por costumbre. Es opcional.',
      nobody: 'Nadie en nuestro ejemplo.',
    },
    firstTime: ({ where }) => `¿Pagan menos impuestos quienes compran por primera vez en ${where}?`,
    firstTimeSame: 'Según nuestros datos, no en una compra como la de nuestro ejemplo.',
    firstTimeAnswer: ({ buyer, seller }) =>
      `Sí. Quien nunca ha tenido una vivienda pagaría ${buyer} de los impuestos de nuestro ejemplo, y el vendedor ${seller}.`,
  },
  counties: {
    title: 'Condado por condado',
    same: 'Según nuestros datos, los impuestos sobre la escritura y la hipoteca y los cargos de registro de nuestro ejemplo son iguales en todos los condados.',
    differ: 'Impuestos sobre la escritura y la hipoteca, y cargos de registro, de nuestro ejemplo:',
    where: 'Condados',
    others: (count) => `Todos los demás condados (${count})`,
    buyerTaxes: 'Impuestos del comprador',
    sellerTaxes: 'Impuestos del vendedor',
    recording: 'Registro',
    sourceHead: 'Fuentes',
    source: (id) => `Fuente ${id}`,
    cities: 'Ciudades y municipios con impuestos propios',
    citiesLede:
      'Dentro de los límites de estos lugares, los impuestos de nuestro ejemplo son distintos de los del resto del condado.',
    city: 'Lugar',
    all: (count) =>
      `Todos los condados (${count}): costos de cierre, impuesto a la propiedad y límites de préstamo`,
    one: 'Costos de cierre, impuesto a la propiedad y límites de préstamo',
    county: 'Condado',
    closingCosts: 'Costos de cierre',
    propertyTax: 'Impuesto a la propiedad al año',
    conforming: (year) => `Límite conforme ${year}`,
    fha: (year) => `Límite FHA ${year}`,
    sources: 'Fuentes:',
    propertyTaxOf: 'impuesto a la propiedad',
    limitsOf: 'límites de préstamo',
    taxNote:
      'El impuesto a la propiedad es la tasa del condado aplicada al precio de nuestro ejemplo. Los límites de préstamo son para una unidad.',
  },
  gaps: 'Lo que no sabemos',
  report: {
    title: 'Su dirección, sus cifras',
    body: 'El informe muestra cada cargo de una propiedad, quién puede bajarlo y cómo pedirlo, en inglés y en español, por {price}.',
    cta: 'Obtener mi informe',
  },
  neighbours: 'Estados vecinos',
  sources: {
    title: 'Fuentes',
    lede: (date) => `Las cifras sin fecha propia se recopilaron el ${date}.`,
    since: (date) => `vigente desde el ${date}`,
    collected: (date) => `recopilado el ${date}`,
    confidence: { high: 'confianza alta', medium: 'confianza media', low: 'confianza baja' },
  },
};
export default es;
