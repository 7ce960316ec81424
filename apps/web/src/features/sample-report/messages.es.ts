import type { SampleReportMessages } from './messages.en';
import { sample } from './sample.es';

const es: SampleReportMessages = {
  seo: {
    title: 'Informe de muestra: una casa de $450,000 en Houston | Closewise',
    description:
      'Un informe de muestra completo: cada costo de cierre de una casa de $450,000 en Houston, qué es obligatorio, negociable y opcional, a quién llamar y qué pedir.',
    keywords:
      'informe de muestra, costos de cierre Houston, costos de cierre Texas, ejemplo de costos de cierre',
  },
  title: 'Informe de muestra',
  lede: 'Una casa unifamiliar de $450,000 en Houston, Texas, para alguien que compra por primera vez con un préstamo FHA. Calculado con el mismo motor que todos los informes. Es un ejemplo, no un pedido.',
  whole: 'Abrir el informe de muestra completo',
  pdf: 'Abrir la muestra en PDF',
  other: { title: 'In English:', page: 'report' },
  wholeHint: 'Todos los capítulos, como los recibe el comprador. Se abre en esta ventana.',
  start: 'Pedir mi informe',
  cash: {
    title: 'Efectivo para el cierre',
    lede: 'Si el vendedor paga al agente del comprador y se cierra el 15 de enero de 2027.',
    rows: {
      closingCostsCents: 'Costos de cierre',
      closingCostsFinancedCents: 'De ellos, añadidos al préstamo',
      downPaymentCents: 'Pago inicial',
      cashToCloseCents: 'Lleve al cierre',
    },
  },
  columns: { name: 'Cargo', range: 'Rango usual', typical: 'Típico' },
  categories: {
    required: {
      title: 'Gastos obligatorios',
      lede: 'Los exige la ley, el prestamista o una asociación.',
    },
    negotiable: {
      title: 'Gastos negociables',
      lede: 'De cada uno: a quién llamar y qué pedir.',
    },
    optional: {
      title: 'Gastos opcionales',
      lede: 'Nadie puede obligar al comprador a pagarlos.',
    },
  },
  contact: 'A quién llamar',
  ask: 'Qué pedir',
  more: {
    title: 'También en el informe',
    lede: 'La muestra completa tiene además estos capítulos.',
    items: [
      'Análisis del mercado',
      'Propiedades comparables: cómo encontrarlas y juzgarlas',
      'Estrategias de negociación, con las palabras que puede usar',
      'Datos locales de Texas y del condado de Harris',
      'Calendario del cierre, de la oferta a las llaves',
      'A quién llamar, los montos más altos primero',
      'Cómo se hicieron las cifras: aritmética, fuentes y fechas',
    ],
  },
  sample,
};
export default es;
