import type { FeeText } from './fee-text.js';

/** Section A: what the lender charges for making the loan. */
export const originationTexts = {
  origination: {
    name: { en: 'Loan origination charge', es: 'Cargo por originación del préstamo' },
    whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
    whatToAskFor: {
      en: 'Ask for every Section A charge in writing, show the Loan Estimate of a second lender and ask to match or waive this charge. If the charge stays, ask for a lender credit of the same amount.',
      es: 'Pida por escrito todos los cargos de la Sección A, muestre la estimación del préstamo de otro prestamista y pida que la igualen o que eliminen este cargo. Si el cargo se mantiene, pida un crédito del prestamista por el mismo monto.',
    },
  },
  application: {
    name: { en: 'Application fee', es: 'Cargo por solicitud' },
    whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
    whatToAskFor: {
      en: 'Ask to waive it, or to credit it back at closing. Before you have a Loan Estimate, a lender may charge only for the credit report. If it stays, apply where there is none.',
      es: 'Pida que no se lo cobren o que se lo acrediten en el cierre. Antes de darle la estimación del préstamo, el prestamista solo puede cobrarle el informe de crédito. Si no lo quitan, presente su solicitud donde no lo cobren.',
    },
  },
  underwriting: {
    name: { en: 'Underwriting fee', es: 'Cargo por evaluación del préstamo (underwriting)' },
    whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
    whatToAskFor: {
      en: 'Ask three lenders for one price for underwriting and processing together, and have yours match the lowest. If yours does not, ask for the difference as a lender credit.',
      es: 'Pida a tres prestamistas un solo precio por evaluación y procesamiento juntos, y que el suyo iguale el más bajo. Si no lo iguala, pida la diferencia como crédito del prestamista.',
    },
  },
  processing: {
    name: { en: 'Processing fee', es: 'Cargo por procesamiento' },
    whoToContact: { en: 'Your lender or mortgage broker', es: 'Su prestamista o agente hipotecario' },
    whatToAskFor: {
      en: 'Ask to waive it when an origination or underwriting fee is charged for the same work. If it stays, ask for one flat price for both.',
      es: 'Pida que lo eliminen si ya le cobran originación o evaluación por el mismo trabajo. Si se mantiene, pida un solo precio fijo por ambos.',
    },
  },
  rate_lock: {
    name: { en: 'Rate lock or extension fee', es: 'Cargo por fijar o extender la tasa' },
    whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
    whatToAskFor: {
      en: 'Ask for a free lock that lasts 10 days beyond the closing date, the price of each extra day, and who pays when the lender causes the delay. If the longer lock costs too much, take the shorter one with one free extension.',
      es: 'Pida fijar la tasa sin costo hasta 10 días después de la fecha de cierre, el precio de cada día adicional y quién paga si el retraso es del prestamista. Si fijarla por más tiempo cuesta demasiado, elija menos días con una extensión sin costo.',
    },
  },
  discount_points: {
    name: { en: 'Discount points', es: 'Puntos de descuento' },
    whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
    whatToAskFor: {
      en: 'Ask for the rate with zero points and in how many months the points pay for themselves. Buy none if you may sell or refinance sooner.',
      es: 'Pida la tasa con cero puntos y en cuántos meses se recupera lo pagado. No compre puntos si piensa vender o refinanciar antes.',
    },
  },
  broker_fee: {
    name: {
      en: 'Mortgage broker fee (only with a broker you pay)',
      es: 'Comisión del agente hipotecario (solo si usted le paga)',
    },
    whoToContact: { en: 'Your mortgage broker', es: 'Su agente hipotecario' },
    whatToAskFor: {
      en: 'Ask whether the lender or you pay the broker; on one loan both are not allowed. Compare the total with a direct lender. If the broker charges you, ask for a smaller fee or a lender-paid loan.',
      es: 'Pregunte si al agente le paga el prestamista o usted; en un mismo préstamo no se permiten las dos cosas. Compare el total con el de un prestamista directo. Si le cobra a usted, pida una comisión menor o un préstamo en que pague el prestamista.',
    },
  },
} as const satisfies Record<string, FeeText>;
