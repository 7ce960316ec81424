import type { fees as english } from '../en/fees.js';

export const fees: typeof english = {
  summary: {
    title: 'Resumen de costos',
    introduction: (besides, typical, low, high) =>
      `Además ${besides}, cuente con unos ${typical} en cargos obligatorios y negociables, impuestos y pagos anticipados hasta el día del cierre. Según lo que elija y las cotizaciones que reciba, pueden ser solo ${low} o llegar a ${high}.`,
    besides: { downPayment: 'del pago inicial', price: 'del precio mismo' },
    agent: (amount, without) =>
      `De esto, ${amount} es la comisión de su agente, que muchas veces paga el vendedor. Si la paga él, cuente con unos ${without}.`,
    downPayment: (downPayment, price, loan) =>
      `No se incluye su pago inicial de ${downPayment} (el precio de ${price} menos el préstamo de ${loan}).`,
    cashPrice: (price) => `No se incluye el precio mismo, ${price}.`,
    financed: (amount, names) =>
      `${names}, unos ${amount}, por lo general se puede sumar al préstamo en vez de pagarse en el cierre.`,
    sellerPays: (amount) =>
      `Por ley o por costumbre, el vendedor paga unos ${amount} de los cargos de este informe. Su contrato puede decir otra cosa: revíselo.`,
    includesPrepaids: (amount) =>
      `Unos ${amount} del total son intereses, seguro e impuestos pagados por anticipado y depósitos en garantía. Es dinero suyo, apartado para cuentas que llegan de todos modos; no es el cargo de un servicio.`,
  },
  required: {
    title: 'Cargos obligatorios',
    introduction: (amount) =>
      `Los exige la ley, el prestamista o una asociación. Lo que usted paga suma unos ${amount}. Obligatorio no siempre quiere decir fijo: donde vea un rango, compare proveedores.`,
    none: 'La estimación no contiene cargos obligatorios.',
  },
  negotiable: {
    title: 'Cargos negociables',
    introduction: (amount) =>
      `Estos se pueden reducir, eliminar o cotizar con otros; juntos son unos ${amount}. Cada uno dice con quién hablar, qué pedir y con qué palabras.`,
    none: 'La estimación no contiene cargos negociables.',
  },
  optional: {
    title: 'Cargos opcionales',
    introduction: (amount) =>
      `Nadie puede obligarle a comprarlos; juntos son unos ${amount} si los elige todos. Algunos, como la inspección, suelen valer lo que cuestan.`,
    none: 'La estimación no contiene cargos opcionales.',
  },
  sections: {
    A: 'Cargos de originación',
    B: 'Servicios que usted no puede elegir',
    C: 'Servicios que usted puede elegir',
    D: 'Total de costos del préstamo',
    E: 'Impuestos y otros cargos del gobierno',
    F: 'Pagos anticipados',
    G: 'Depósito inicial en garantía',
    H: 'Otros costos',
    'post-closing': 'Después del cierre',
  },
  payers: {
    buyer: 'Usted, el comprador',
    seller: 'El vendedor',
    lender: 'El prestamista',
    nobody: 'No se debe nada',
    ifApplies: 'Usted, si le corresponde',
    credited: (amount) => `Usted, menos ${amount} que le acredita el vendedor`,
    shared: (parts) => `Compartido: ${parts}`,
    part: { buyer: 'usted', seller: 'vendedor', lender: 'prestamista' },
  },
  noAsk: 'Pida por escrito el monto exacto y qué cubre.',
  noContact: 'Su agente de cierre',
  nothingDue: 'Por ahora no se debe nada.',
};
