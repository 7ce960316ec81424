import type { StateGuidesMessages } from './messages.en';

const es: StateGuidesMessages = {
  seo: {
    title: 'Costos de cierre por estado | Closewise',
    description:
      'Lo que paga el comprador al cerrar la misma vivienda de $400,000 en los 50 estados y DC: impuestos, título, prestamista y cierre, con sus fuentes.',
    keywords:
      'costos de cierre por estado, impuesto de transferencia, costos de cierre del comprador, efectivo para el cierre',
  },
  title: 'Costos de cierre por estado',
  lede: 'Lo que paga el comprador para cerrar en cada uno de los 50 estados y DC: por ley, por el préstamo y por costumbre.',
  example: (price) =>
    `La misma compra en todas partes: una vivienda unifamiliar de ${price} en el condado más poblado del estado, con 20% de pago inicial y un préstamo convencional.`,
  caption: 'Lo que cuesta la misma compra en cada estado',
  state: 'Estado',
  county: 'Condado del ejemplo',
  closingCosts: 'Costos de cierre del comprador',
  buyerTaxes: 'Impuestos al cierre del comprador',
  sellerTaxes: 'Impuestos al cierre del vendedor',
  note: 'Montos típicos. Los impuestos al cierre son los de la escritura y la hipoteca; los costos de cierre incluyen la parte del comprador. La página de cada estado tiene los cargos, la ley y las fuentes.',
  loading: 'Cargando los estados …',
  failed: 'No se pudieron cargar los estados.',
  again: 'Intentar de nuevo',
};
export default es;
