import form from './form/messages.es';
import type { LandingMessages } from './messages.en';

const es: LandingMessages = {
  seo: {
    title: 'Informe de costos de cierre para compradores | Closewise',
    description:
      'Conozca cada costo de cierre de su casa antes de firmar: prestamista, título, impuestos y prepagos, línea por línea, en español e inglés. {price}{ready}.',
    ready: ', listo en minutos',
    keywords:
      'costos de cierre, gastos de compra de vivienda, calculadora de costos de cierre, efectivo para el cierre, impuesto de transferencia',
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
  form,
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
  proof: { title: 'Cuánto vale leer la hoja primero', measured: 'Cómo lo medimos' },
  closing: { title: 'Lea su hoja de cierre antes de que la impriman.', cta: 'Empezar mi informe' },
};
export default es;
