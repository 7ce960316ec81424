import type { FeeText } from './fee-text.js';

/** Section B: services that the lender orders and you cannot shop for. */
export const lenderServiceTexts = {
  appraisal: {
    name: { en: 'Appraisal', es: 'Tasación (avalúo)' },
    whoToContact: { en: 'Your lender, who orders it', es: 'Su prestamista, que la encarga' },
    whatToAskFor: {
      en: 'Ask for your free copy of the report at least three days before closing, and whether it can be reused if you change lenders.',
      es: 'Pida su copia gratuita del informe al menos tres días antes del cierre y pregunte si sirve si cambia de prestamista.',
    },
  },
  appraisal_commercial: {
    name: { en: 'Commercial appraisal', es: 'Tasación comercial' },
    whoToContact: { en: 'Your bank', es: 'Su banco' },
    whatToAskFor: {
      en: 'Ask for two bids, the scope of the report, and whether an MAI appraiser is really required.',
      es: 'Pida dos cotizaciones, el alcance del informe y si de verdad exigen un tasador MAI.',
    },
  },
  reinspection: {
    name: {
      en: 'Appraisal re-inspection (Form 1004D)',
      es: 'Reinspección de la tasación (Formulario 1004D)',
    },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask whether you need it: it is only for repairs, or for a home that was unfinished at the appraisal. If the repairs are the seller’s, ask the seller to pay.',
      es: 'Pregunte si le corresponde: solo tras reparaciones o si la casa no estaba terminada en la tasación. Pida que la pague el vendedor si las reparaciones son suyas.',
    },
  },
  credit_report: {
    name: { en: 'Credit report', es: 'Informe de crédito' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask for the actual cost with the invoice, a single pull for each borrower, and no monitoring charges that you did not order.',
      es: 'Pida el costo real con la factura, una sola consulta por solicitante y ningún cargo de monitoreo que no haya pedido.',
    },
  },
  flood_cert: {
    name: { en: 'Flood zone determination', es: 'Determinación de zona de inundación' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask for the zone and the map date. In a high-risk zone ask whether a Letter of Map Amendment could remove the property.',
      es: 'Pida la zona y la fecha del mapa. Si es de alto riesgo, pregunte si una Carta de Enmienda del Mapa (LOMA) puede excluir la propiedad.',
    },
  },
  tax_service: {
    name: { en: 'Tax service fee', es: 'Cargo por seguimiento de impuestos' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask to waive it: it pays for the lender’s own monitoring of your tax bills. If it stays, ask for a lender credit.',
      es: 'Pida que lo eliminen: paga el control que el propio prestamista hace de sus recibos de impuestos. Si se mantiene, pida un crédito del prestamista.',
    },
  },
  mers_doc: {
    name: {
      en: 'Document preparation and loan registration',
      es: 'Preparación de documentos y registro del préstamo',
    },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask to waive document preparation; printing its own forms is part of the lender’s work. If it stays, ask for the same amount off the processing fee.',
      es: 'Pida que eliminen la preparación de documentos; imprimir sus propios formularios es parte del trabajo del prestamista. Si se mantiene, pida que resten ese monto del cargo por procesamiento.',
    },
  },
  condo_review: {
    name: {
      en: 'Condo project review and HOA questionnaire',
      es: 'Revisión del condominio y cuestionario de la asociación',
    },
    whoToContact: { en: 'The association’s manager', es: 'La administración de la asociación' },
    whatToAskFor: {
      en: 'Ask for the complete questionnaire (Form 1076) with budget, reserves, insurance and lawsuits in one request, without a rush fee.',
      es: 'Pida el cuestionario completo (Formulario 1076) con presupuesto, reservas, seguro y demandas de una sola vez, sin recargo por urgencia.',
    },
  },
  manufactured_foundation: {
    name: { en: 'Engineer’s foundation certificate', es: 'Certificado de cimientos por un ingeniero' },
    whoToContact: { en: 'A licensed engineer', es: 'Un ingeniero con licencia' },
    whatToAskFor: {
      en: 'Ask the seller for an earlier certificate first; if nothing has changed, lenders often accept it.',
      es: 'Pida primero al vendedor un certificado anterior; si nada ha cambiado, los prestamistas suelen aceptarlo.',
    },
  },
  lender_attorney: {
    name: { en: 'Lender’s attorney', es: 'Abogado del prestamista' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask for the fee on the Loan Estimate and whether your own attorney may also act for the lender.',
      es: 'Pida que la tarifa aparezca en la estimación del préstamo y pregunte si su abogado puede actuar también por el prestamista.',
    },
  },
} as const satisfies Record<string, FeeText>;
