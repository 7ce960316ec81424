import type { ReportFee } from '@closewise/contracts/report-document';
import type { Words } from '../words/en.js';

export type Payee = keyof Words['payees']['groups'];

/** First match wins. Who orders a fee is not always who receives it: public insurance of a loan goes through the lender. */
const payees: readonly (readonly [RegExp, Payee])[] = [
  [/^fee\.escrow_/, 'setAside'],
  [
    /^(tax|recording)\.|^fee\.(fha_ufmip|va_funding_fee|usda_guarantee|property_tax_prepaid|mobile_title|manufactured_conversion|coop_ucc_filing|utility_impact)$/,
    'government',
  ],
  [/^fee\.(hoi_premium|business_insurance|flood_insurance|mi_prepaid)$/, 'insurers'],
  [
    /^fee\.(hoa_|coop_(application|flip_tax|maintenance|move_in|transfer)|condo_review|park_app|community_fee)/,
    'association',
  ],
  [/^fee\.(buyer_agent|transaction_fee|broker_fee)$/, 'agents'],
  [
    /^(title|settlement)\.|^fee\.(title_|attorney|endorsements|survey|notary|courier_wire|tax_cert|coop_lien_search|land_access|land_minerals|commercial_legal)/,
    'title',
  ],
  [/^fee\.(prepaid_interest|coop_lender_review|lender_attorney)$/, 'lender'],
];

/** Who receives a fee; what is not known by its name goes by its section: A and B are the lender's. */
export function payeeOf({ id, loanEstimateSection }: Pick<ReportFee, 'id' | 'loanEstimateSection'>): Payee {
  const known = payees.find(([pattern]) => pattern.test(id))?.[1];
  if (known) return known;
  return loanEstimateSection === 'A' || loanEstimateSection === 'B' ? 'lender' : 'others';
}
