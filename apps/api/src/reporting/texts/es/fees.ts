import type { fees as english } from '../en/fees.js';

export const fees: typeof english = {
  summary: {
    title: 'Resumen de costos',
    introduction: {
      withLoan: (total) =>
        `Cuente con llevar ${total} al cierre. La tabla muestra de qué se compone, en el orden de la página 2 de la estimación del préstamo, para que pueda compararlas lado a lado.`,
      forBusiness: (total) =>
        `Cuente con llevar ${total} al cierre. La tabla muestra de qué se compone, en el orden de la estimación del préstamo que los prestamistas entregan para viviendas; para una compra comercial no están obligados a entregarla.`,
      cash: (total) =>
        `Cuente con llevar ${total} al cierre, con el precio incluido. La tabla muestra de qué se compone, en el orden de la estimación del préstamo que reciben quienes compran con préstamo.`,
    },
    financed: (amount, names) =>
      `Aquí se suma al préstamo, como es usual: ${names}, unos ${amount}. No tiene que llevarlo, aunque también puede pagarlo en el cierre.`,
    sellerPays: (amount) =>
      `Por ley o por costumbre, el vendedor paga unos ${amount} de los cargos de este informe. Su contrato puede decir otra cosa: revíselo.`,
    includesPrepaids: (amount, bills) =>
      `Unos ${amount} de los costos de cierre adelantan cuentas que llegan de todos modos: ${bills}. No pagan un servicio del cierre, así que nadie se los puede quitar.`,
    prepaids: {
      interest: 'intereses',
      insurance: 'seguro',
      mortgageInsurance: 'seguro hipotecario',
      propertyTax: 'impuesto a la propiedad',
    },
  },
  cashToClose: {
    rows: {
      D: 'Total de costos del préstamo (A + B + C)',
      withoutLoan: 'Total de servicios (A + B + C)',
      I: 'Total de otros costos (E + F + G + H)',
      J: 'Total de costos de cierre (D + I)',
      financed: 'Costos de cierre sumados al préstamo',
      price: 'Precio, pagado sin préstamo',
      'down-payment': 'Pago inicial',
      deposit: 'Depósito ya pagado',
      'seller-credits': 'Créditos del vendedor',
      'cash-to-close': 'Efectivo para el cierre',
    },
    otherScenario: {
      seller: (agent, total) =>
        `Esto es si el vendedor paga a su agente, lo más común. Si lo paga usted (unos ${agent}), lleve ${total}.`,
      buyer: (agent, total) =>
        `Esto es si usted paga a su agente (unos ${agent}). Si lo paga el vendedor, lleve ${total}.`,
    },
    interval: (low, high) =>
      `8 de cada 10 compras como esta terminan entre ${low} y ${high}; 1 de cada 10 cuesta menos y 1 de cada 10, más.`,
    assumptions: (date, rate) =>
      rate === null
        ? `Se supone un cierre el ${date}.`
        : `Se supone un cierre el ${date} y un interés del ${rate} al año.`,
    remainingCredit: (amount) =>
      `No se restan unos ${amount} que el vendedor le abona por el impuesto a la propiedad anterior a ese día: los deciden el recibo del vendedor y su contrato.`,
  },
  required: {
    title: 'Cargos obligatorios',
    introduction: (amount, _inTotal, hasLender) =>
      `Los exige la ley${hasLender ? ', el prestamista' : ''} o una asociación. Lo que usted paga suma unos ${amount}. Obligatorio no siempre quiere decir fijo: donde vea un rango, compare proveedores.`,
    none: 'Esta estimación no incluye cargos obligatorios.',
  },
  negotiable: {
    title: 'Cargos negociables',
    introduction: (amount) =>
      `Estos se pueden reducir, eliminar o cotizar con otros; juntos son unos ${amount}. Cada uno dice con quién hablar, qué pedir y con qué palabras.`,
    none: 'Esta estimación no incluye cargos negociables.',
  },
  optional: {
    title: 'Cargos opcionales',
    introduction: (amount, inTotal) =>
      `Nadie puede obligarle a comprarlos; juntos son unos ${amount} si los elige todos. ${
        inTotal === null
          ? 'El efectivo para el cierre no incluye ninguno.'
          : `De ellos, el efectivo para el cierre incluye solo: ${inTotal}.`
      }`,
    none: 'Esta estimación no incluye cargos opcionales.',
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
};
