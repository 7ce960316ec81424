import type { ReportFee } from '@closewise/contracts/report-document';
import type { FeeKind, FeeLine } from '@closewise/domain/closing-costs';

const titleKinds = new Set<FeeKind>([
  'settlement',
  'attorney',
  'survey',
  'title-owner-policy',
  'title-lender-policy',
  'title-endorsement',
]);
/** What an association or managing agent charges for the sale itself; dues and capital stay with the owner. */
const associationPapers = new Set(['fee.hoa_transfer', 'fee.hoa_estoppel', 'fee.coop_transfer']);
/** What a settlement agent adds around its fee. */
const smallCharges = new Set(['fee.notary', 'fee.courier_wire']);
/** Extras and tests that a buyer may well do without; not what protects them, and not what a move costs. */
const dispensable = new Set([
  'fee.home_warranty',
  'fee.pest',
  'fee.inspection_radon',
  'fee.inspection_sewer',
  'fee.inspection_roof',
  'fee.inspection_hvac_chimney',
  'fee.inspection_pool',
]);
const agentFees = new Set(['fee.buyer_agent', 'fee.transaction_fee']);

/** The fees behind each negotiation strategy; only what the buyer may have to pay. */
export type FeeGroups = Readonly<
  Record<
    | 'lender'
    | 'titleAndSettlement'
    | 'agent'
    | 'transferTax'
    | 'insurance'
    | 'association'
    | 'optional'
    | 'prepaidInterest'
    | 'rest',
    readonly ReportFee[]
  >
>;

/** Sorts the fees by whom one negotiates with; no fee is in two groups. */
export function groupsOfFees(lines: readonly FeeLine[], fees: readonly ReportFee[]): FeeGroups {
  const kindOf = new Map(lines.map((line) => [line.key, line.kind]));
  const grouped = Map.groupBy(
    fees.filter((fee) => fee.buyer.typicalCents > 0),
    (fee) => groupOf(fee, kindOf.get(fee.id) ?? 'other'),
  );
  const group = (name: keyof FeeGroups) => grouped.get(name) ?? [];
  return {
    lender: group('lender'),
    titleAndSettlement: group('titleAndSettlement'),
    agent: group('agent'),
    transferTax: group('transferTax'),
    insurance: group('insurance'),
    association: group('association'),
    optional: group('optional'),
    prepaidInterest: group('prepaidInterest'),
    rest: group('rest'),
  };
}

function groupOf(fee: ReportFee, kind: FeeKind): keyof FeeGroups | null {
  if (agentFees.has(fee.id)) return 'agent';
  if (kind === 'transfer-tax' || kind === 'mansion-tax') return 'transferTax';
  if (fee.id === 'fee.commercial_legal') return 'lender';
  if (smallCharges.has(fee.id)) return 'rest';
  if (associationPapers.has(fee.id)) return 'association';
  if (fee.id === 'fee.hoi_premium') return 'insurance';
  if (kind === 'prepaid-interest') return 'prepaidInterest';
  if (fee.category === 'optional') {
    if (kind === 'title-owner-policy' && !fee.exact) return 'titleAndSettlement';
    return dispensable.has(fee.id) ? 'optional' : null;
  }
  if (titleKinds.has(kind) && fee.loanEstimateSection !== 'B') return 'titleAndSettlement';
  if (fee.category !== 'negotiable') return null;
  if (kind === 'lender') return 'lender';
  return fee.loanEstimateSection === 'C' ? 'titleAndSettlement' : 'rest';
}
