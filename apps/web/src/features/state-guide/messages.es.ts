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
    `Lo que paga quien compra para cerrar una vivienda en ${where}, y lo que paga quien vende: por ley, por el préstamo y por costumbre.`,
  path: 'Dónde está esta página',
  all: 'Todos los estados',
  loading: 'Cargando los costos de este estado …',
  failed: 'No se pudieron cargar los costos de este estado.',
  again: 'Intentar de nuevo',
  unknown: 'No existe ese estado',
  unknownBody: 'Tenemos los 50 estados y Washington, DC.',
  summary: {
    title: 'Una compra típica',
    example: ({ price, county, percent, date }) =>
      `Nuestro ejemplo: una vivienda unifamiliar de ${price} (${county}), ${percent}% de pago inicial, un préstamo convencional, cierre el ${date}, y quien vende paga al agente de quien compra. El precio es un ejemplo, no la mediana del estado.`,
    costs: 'Costos de cierre',
    likely: (low, high) => `8 de cada 10 están entre ${low} y ${high}`,
    down: 'Pago inicial',
    percentOf: (percent) => `${percent}% del precio`,
    cash: 'Efectivo para el cierre',
    together: 'Los dos juntos',
  },
  calculator,
  groups: {
    law: {
      title: calculator.groups.law,
      lede: 'Impuestos, registro y lo demás que una ley pide de la compra.',
    },
    lender: {
      title: calculator.groups.lender,
      lede: 'Lo que trae consigo el préstamo; sin préstamo nadie lo pide.',
    },
    custom: {
      title: calculator.groups.custom,
      lede: 'Quién cierra la compra y quién asegura el título: la costumbre dice quién paga.',
    },
    negotiable: { title: calculator.groups.negotiable, lede: 'Cargos cuyo monto se acuerda.' },
    choice: {
      title: calculator.groups.choice,
      lede: 'Inspecciones y otras cosas que la mayoría paga antes del cierre.',
    },
    sometimes: {
      title: calculator.groups.sometimes,
      lede: 'No se espera nada de estos, a menos que la compra los necesite.',
    },
  },
  lines: {
    title: 'Línea por línea',
    lede: 'Cada cifra del ejemplo con su cálculo y su fuente.',
    fee: 'Cargo',
    payer: 'Quién paga',
    you: 'Paga quien compra',
    seller: 'Paga quien vende',
    upTo: (amount) => `hasta ${amount}`,
    sum: 'Suma',
    source: (id) => `Fuente ${id}`,
    payers: {
      buyer: 'Quien compra',
      seller: 'Quien vende',
      'buyer-and-seller': 'Quien compra y quien vende',
      'buyer-and-lender': 'Quien compra y el prestamista',
      nobody: 'Nadie en este caso',
    },
    by: { statute: 'por ley', custom: 'por costumbre' },
  },
  questions: {
    title: 'Lo que más se pregunta',
    costs: ({ where }) => `¿Cuánto son los costos de cierre en ${where}?`,
    costsAnswer: ({ price, costs, low, high, cash }) =>
      `En una vivienda de ${price} con 20% de pago inicial se pagan por lo común ${costs}; 8 de cada 10 compras así están entre ${low} y ${high}. Con el pago inicial son ${cash}, si quien vende paga al agente de quien compra.`,
    taxes: ({ where }) => `¿Quién paga el impuesto de transferencia en ${where}?`,
    taxesNone: ({ where }) => `Nadie: en ${where} no hay impuesto de transferencia.`,
    taxesAnswer: ({ buyer, seller }) =>
      `De los impuestos sobre la escritura y la hipoteca de nuestro ejemplo, quien compra paga ${buyer} y quien vende ${seller}. Las líneas de abajo dicen cuáles, y si lo dice una ley o la costumbre.`,
    closer: ({ where }) => `¿Quién hace el cierre en ${where}?`,
    closers: {
      'attorney-required': 'Un abogado: las reglas del estado lo piden en el cierre.',
      'attorney-customary':
        'Por lo común un abogado, por costumbre; también cierran las compañías de títulos.',
      escrow: 'Una compañía de depósito (escrow) o de títulos, por costumbre.',
      'title-company': 'Una compañía de títulos, por costumbre.',
    },
    policy: ({ where }) => `¿Quién paga el seguro de título del propietario en ${where}?`,
    policyPayers: {
      buyer: 'Quien compra, por costumbre. Es opcional.',
      seller: 'Quien vende, por costumbre.',
      'buyer-and-seller': 'Quien compra y quien vende lo comparten, por costumbre.',
      'buyer-and-lender': 'Quien compra, por costumbre. Es opcional.',
      nobody: 'Nadie en nuestro ejemplo.',
    },
    firstTime: ({ where }) => `¿Paga menos impuestos quien compra por primera vez en ${where}?`,
    firstTimeSame: 'Según nuestros datos, no en una compra como la de nuestro ejemplo.',
    firstTimeAnswer: ({ buyer, seller }) =>
      `Sí. Quien nunca tuvo una vivienda pagaría ${buyer} de los impuestos de nuestro ejemplo, y quien vende ${seller}.`,
  },
  counties: {
    title: 'Condado por condado',
    same: 'Según nuestros datos, los impuestos sobre la escritura y la hipoteca y los cargos de registro de nuestro ejemplo son iguales en todos los condados.',
    differ: 'Impuestos sobre la escritura y la hipoteca, y cargos de registro, de nuestro ejemplo:',
    where: 'Condados',
    others: (count) => `Todos los demás condados (${count})`,
    buyerTaxes: 'Impuestos de quien compra',
    sellerTaxes: 'Impuestos de quien vende',
    recording: 'Registro',
    sourceHead: 'Fuentes',
    source: (id) => `Fuente ${id}`,
    cities: 'Ciudades y municipios con impuestos propios',
    citiesLede:
      'Dentro de los límites de estos lugares, los impuestos de nuestro ejemplo son otros que en el resto del condado.',
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
      'El impuesto a la propiedad es lo que da la tasa del condado sobre el precio de nuestro ejemplo. Los límites de préstamo son para una sola vivienda.',
  },
  gaps: 'Lo que no sabemos',
  report: {
    title: 'Su dirección, sus cifras',
    body: 'El informe nombra cada cargo de una propiedad, quién puede bajarlo y con qué palabras pedirlo, en inglés y en español, por {price}.',
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
