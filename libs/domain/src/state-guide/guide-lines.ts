import { isPaidAtClosing, type FeeLine, type JurisdictionRules } from '../closing-costs/index.js';

/**
 * Why a buyer pays a line: by law, the lender's rules, state custom, or agreement. `choice` and `sometimes` are not
 * part of the total.
 */
export const guideGroups = ['law', 'lender', 'custom', 'negotiable', 'choice', 'sometimes'] as const;
export type GuideGroup = (typeof guideGroups)[number];

export type GuidePayer = 'buyer' | 'seller' | 'buyer-and-seller' | 'buyer-and-lender' | 'nobody';

export type GuideLine = Readonly<{
  line: FeeLine;
  group: GuideGroup;
  payer: GuidePayer;
  /** Whether law or custom decides who pays a tax; null if unknown, and for other lines. */
  payerBy: 'statute' | 'custom' | null;
}>;

const isNotice = ({ key }: FeeLine): boolean => key.startsWith('notice.');

const costsSomebody = ({ shares, range, requiredBy }: FeeLine): boolean =>
  requiredBy === 'law' || range.typicalCents + shares.sellerCents + shares.lenderCents > 0;

/** Custom decides who pays for the owner's policy and the closing. */
const isCustom = ({ kind }: FeeLine): boolean =>
  kind === 'title-owner-policy' || kind === 'settlement' || kind === 'attorney';

/** The group of a line with an amount due at or before closing. */
export function groupOf(line: FeeLine): GuideGroup {
  if (!costsSomebody(line)) return 'sometimes';
  if (line.requiredBy === 'law') return 'law';
  if (line.requiredBy === 'lender') return 'lender';
  if (!isPaidAtClosing(line)) return 'choice';
  return isCustom(line) ? 'custom' : 'negotiable';
}

function payerOf({ shares, range }: FeeLine): GuidePayer {
  const isBuyers = range.typicalCents > 0;
  if (shares.sellerCents > 0) return isBuyers ? 'buyer-and-seller' : 'seller';
  if (shares.lenderCents > 0) return 'buyer-and-lender';
  return isBuyers ? 'buyer' : 'nobody';
}

function payerByOf({ key }: FeeLine, { taxes }: JurisdictionRules): GuideLine['payerBy'] {
  const basis = taxes.find(({ id }) => key === `tax.${id}`)?.payerBasis;
  return basis === undefined || basis === 'unstated' ? null : basis;
}

/** The estimate's lines about the purchase itself, in the engine's order. */
export const guideLines = (lines: readonly FeeLine[], rules: JurisdictionRules): readonly GuideLine[] =>
  lines
    .filter((line) => line.section !== 'post-closing' && !isNotice(line))
    .map((line) => ({
      line,
      group: groupOf(line),
      payer: payerOf(line),
      payerBy: payerByOf(line, rules),
    }));
