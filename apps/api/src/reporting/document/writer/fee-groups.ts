import type { ReportFee } from '@closewise/contracts/report-document';
import type { FeeKind, FeeLine } from '@closewise/domain/closing-costs';

/** What the buyer pays: low, typical and high. */
type BuyerRange = ReportFee['buyer'];

/** Adds up what the buyer pays for these fees. */
export function sumOf(fees: readonly { buyer: BuyerRange }[]): BuyerRange {
  return fees.reduce(
    (total, { buyer }) => ({
      lowCents: total.lowCents + buyer.lowCents,
      typicalCents: total.typicalCents + buyer.typicalCents,
      highCents: total.highCents + buyer.highCents,
    }),
    { lowCents: 0, typicalCents: 0, highCents: 0 },
  );
}

const titleKinds = new Set<FeeKind>([
  'settlement',
  'attorney',
  'survey',
  'title-owner-policy',
  'title-lender-policy',
  'title-endorsement',
]);
/** What an association or managing agent charges for the sale itself, as opposed to dues and capital. */
const associationPapers = new Set(['fee.hoa_transfer', 'fee.hoa_estoppel', 'fee.coop_transfer']);
/** Small extra charges of a settlement agent. */
const smallCharges = new Set(['fee.notary', 'fee.courier_wire']);
/** Optional extras and tests, except those that protect the buyer, and moving costs. */
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

/** The buyer's fees by negotiation strategy. */
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

/** Groups the fees by negotiation partner. Each fee is in at most one group. */
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
