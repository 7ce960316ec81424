import type { ClosingScenario } from '../closing-scenario.js';
import type { AgentPayer } from '../property.js';
import type { FeeCategory, FeeSource, LoanEstimateSection } from '../estimate.js';

/** Rows of the Loan Estimate's "Calculating Cash to Close", after its totals D, I and J. */
export const cashToCloseRows = [
  'totalLoanCostsCents',
  'totalOtherCostsCents',
  'closingCostsCents',
  'closingCostsFinancedCents',
  'downPaymentCents',
  'depositCents',
  'sellerCreditsCents',
  'cashToCloseCents',
] as const satisfies readonly (keyof ClosingScenario)[];
export type CashToCloseRow = (typeof cashToCloseRows)[number];

/** The table's texts. */
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
  agentPaidBy: Readonly<Record<AgentPayer, string>>;
  rows: Readonly<Record<CashToCloseRow, string>>;
  likely: string;
  notIncluded: string;
}>;

const en: ExplainWords = {
  title: 'Estimated closing costs for the buyer',
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
  agentPaidBy: {
    seller: 'What you bring if the seller pays your agent',
    buyer: 'What you bring if you pay your agent',
  },
  rows: {
    totalLoanCostsCents: 'D. Total loan costs (A + B + C)',
    totalOtherCostsCents: 'I. Total other costs (E + F + G + H)',
    closingCostsCents: 'J. Total closing costs (D + I)',
    closingCostsFinancedCents: 'Closing costs added to the loan',
    downPaymentCents: 'Down payment',
    depositCents: 'Deposit already paid',
    sellerCreditsCents: 'Seller credits',
    cashToCloseCents: 'Cash to close',
  },
  likely: '8 of 10 between',
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
  agentPaidBy: {
    seller: 'Lo que usted lleva si el vendedor paga a su agente',
    buyer: 'Lo que usted lleva si usted paga a su agente',
  },
  rows: {
    totalLoanCostsCents: 'D. Total de costos del préstamo (A + B + C)',
    totalOtherCostsCents: 'I. Total de otros costos (E + F + G + H)',
    closingCostsCents: 'J. Total de costos de cierre (D + I)',
    closingCostsFinancedCents: 'Costos de cierre sumados al préstamo',
    downPaymentCents: 'Pago inicial',
    depositCents: 'Depósito ya pagado',
    sellerCreditsCents: 'Créditos del vendedor',
    cashToCloseCents: 'Efectivo para el cierre',
  },
  likely: '8 de 10 entre',
  notIncluded: 'No incluido',
};

export const explainWords = { en, es } as const;
export type ExplainLanguage = keyof typeof explainWords;
