import type { FeeCategory, FeeSource, LoanEstimateSection } from '../estimate.js';

/** The table's own words. */
export type ExplainWords = Readonly<{
  title: string;
  place: string;
  rulesOf: string;
  loan: string;
  exact: string;
  confidence: Readonly<Record<FeeSource['confidence'], string>>;
  source: string;
  since: string;
  seller: string;
  lender: string;
  sections: Readonly<Record<LoanEstimateSection, string>>;
  categories: Readonly<Record<FeeCategory, string>>;
  cashToClose: string;
  between: string;
  notIncluded: string;
}>;

const en: ExplainWords = {
  title: 'Estimated closing costs of the buyer',
  place: 'Place',
  rulesOf: 'rules of',
  loan: 'Loan',
  exact: 'exact',
  confidence: { high: 'high', medium: 'medium', low: 'low' },
  source: 'Source',
  since: 'since',
  seller: 'seller pays',
  lender: 'lender pays',
  sections: {
    A: 'A. Origination charges',
    B: 'B. Services you cannot shop for',
    C: 'C. Services you can shop for',
    D: 'D. Total loan costs',
    E: 'E. Taxes and other government fees',
    F: 'F. Prepaids',
    G: 'G. Initial escrow payment at closing',
    H: 'H. Other',
    'post-closing': 'After closing',
  },
  categories: { required: 'Required', negotiable: 'Negotiable', optional: 'Optional' },
  cashToClose: 'Fees to bring to closing (required and negotiable)',
  between: 'between',
  notIncluded: 'Not included',
};

const es: ExplainWords = {
  title: 'Costos de cierre estimados del comprador',
  place: 'Lugar',
  rulesOf: 'reglas del',
  loan: 'Préstamo',
  exact: 'exacto',
  confidence: { high: 'confianza alta', medium: 'confianza media', low: 'confianza baja' },
  source: 'Fuente',
  since: 'desde',
  seller: 'paga el vendedor',
  lender: 'paga el prestamista',
  sections: {
    A: 'A. Cargos por originación',
    B: 'B. Servicios que no puede elegir',
    C: 'C. Servicios que puede elegir',
    D: 'D. Total de costos del préstamo',
    E: 'E. Impuestos y otros cargos del gobierno',
    F: 'F. Pagos por adelantado',
    G: 'G. Depósito inicial en la cuenta de garantía',
    H: 'H. Otros',
    'post-closing': 'Después del cierre',
  },
  categories: { required: 'Obligatorio', negotiable: 'Negociable', optional: 'Opcional' },
  cashToClose: 'Cargos que debe llevar al cierre (obligatorios y negociables)',
  between: 'entre',
  notIncluded: 'No incluido',
};

export const explainWords = { en, es } as const;
export type ExplainLanguage = keyof typeof explainWords;
