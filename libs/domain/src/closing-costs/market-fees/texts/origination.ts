import type { FeeText } from './fee-text.js';

/** Section A: what the lender charges for making the loan. */
export const originationTexts = {
  origination: {
    name: {
      en: 'Lender’s origination and underwriting charge',
      es: 'Cargo del prestamista por originación y evaluación',
    },
    whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
    whatToAskFor: {
      en: 'Ask three lenders for one price for origination, application, processing and underwriting together, without points, and have yours match the lowest. If the charge stays, ask for a lender credit of the same amount.',
      es: 'Pida a tres prestamistas un solo precio por originación, solicitud, procesamiento y evaluación (underwriting), sin puntos, y que el suyo iguale el más bajo. Si el cargo se mantiene, pida un crédito del prestamista por el mismo monto.',
    },
  },
  origination_commercial: {
    name: { en: 'Commercial loan origination charge', es: 'Cargo por originación del préstamo comercial' },
    whoToContact: { en: 'Your loan officer', es: 'Su oficial de préstamos' },
    whatToAskFor: {
      en: 'Ask for a term sheet that lists every lender charge in writing, and show it to a second lender. If the charge stays, ask for a lower rate in return.',
      es: 'Pida una propuesta de términos con cada cargo del prestamista por escrito y muéstrela a otro. Si el cargo se mantiene, pida a cambio una tasa más baja.',
    },
  },
  rate_lock: {
    name: {
      en: 'Rate lock extension (only if the closing is delayed)',
      es: 'Extensión de la tasa fijada (solo si el cierre se retrasa)',
    },
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
      en: 'Ask for the rate with zero points, and how many months the points take to pay for themselves. Buy none if you may sell or refinance sooner.',
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
      en: 'Ask whether you or the lender pays the broker; both may not pay on the same loan. Compare the total with a direct lender. If the broker charges you, ask for a smaller fee or a lender-paid loan.',
      es: 'Pregunte si al agente le paga el prestamista o usted; en un mismo préstamo no se permiten las dos cosas. Compare el total con el de un prestamista directo. Si le cobra a usted, pida una comisión menor o un préstamo en que pague el prestamista.',
    },
  },
} as const satisfies Record<string, FeeText>;
