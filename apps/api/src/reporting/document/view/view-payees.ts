import { isAtClosing, type ReportFee } from '@closewise/contracts/report-document';
import { type Viewing, anchors } from './viewing.js';
import type { ViewSection } from './report-view.js';
import type { ReportTexts } from '../../texts/index.js';

/** $5, the smallest step of rounded amounts. */
const step = 500;

/** The recipients of the closing costs; null without costs. The bars add up to the displayed total. */
export function viewPayees({ document, words, formats }: Viewing): ViewSection | null {
  const { cashToClose, totals } = document.sections.costSummary;
  const shown = cashToClose?.rows.find(({ row }) => row === 'J')?.cents ?? totals.atClosing.typicalCents;
  const totalCents = Math.round(shown / step) * step;
  const paid = Map.groupBy(
    document.fees.filter((fee) => isAtClosing(fee) && fee.buyer.typicalCents > 0),
    feePayeeOf,
  );
  const groups = [...paid]
    .map(([payee, fees]) => ({ payee, cents: fees.reduce((sum, { buyer }) => sum + buyer.typicalCents, 0) }))
    .toSorted((left, right) => right.cents - left.cents);
  if (groups.length === 0) return null;
  const shares = apportion(
    groups.map(({ cents }) => cents),
    totalCents,
    step,
  );
  const longest = Math.max(...shares);
  const percentOf = (cents: number, all: number): string => {
    const percent = Math.round((cents / all) * 100);
    return percent === 0 && cents > 0 ? `<${formats.percent(1)}` : formats.percent(percent);
  };
  return {
    anchor: anchors.whoGetsPaid,
    title: words.payees.title,
    introduction: words.payees.introduction(formats.dollars(totalCents)),
    blocks: [
      {
        kind: 'bars',
        title: words.payees.title,
        caption: words.payees.caption,
        items: groups.map(({ payee }, index) => ({
          key: payee,
          ...words.payees.groups[payee],
          ...(payee === 'government' &&
            document.property.loanAmountCents === 0 && { detail: words.payees.governmentWithoutLoan }),
          amount: formats.dollars(shares[index]!),
          share: percentOf(shares[index]!, totalCents),
          bar: { from: 0, to: shares[index]! / longest },
        })),
      },
    ],
  };
}

type FeePayee = keyof ReportTexts['view']['payees']['groups'];

/** First match wins. The party that orders a fee is not always its payee: public loan insurance goes through the lender. */
const payees: readonly (readonly [RegExp, FeePayee])[] = [
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

/** The payee of a fee, by its id, otherwise by its section: A and B go to the lender. */
function feePayeeOf({ id, loanEstimateSection }: Pick<ReportFee, 'id' | 'loanEstimateSection'>): FeePayee {
  const known = payees.find(([pattern]) => pattern.test(id))?.[1];
  if (known) return known;
  return loanEstimateSection === 'A' || loanEstimateSection === 'B' ? 'lender' : 'others';
}

/** Rounds parts to multiples of `step` that add up to `total`, by the largest remainder method. */
function apportion(parts: readonly number[], total: number, step: number): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (sum <= 0) return parts.map(() => 0);
  const steps = parts.map((part) => (part / sum) * (total / step));
  const whole = steps.map(Math.floor);
  const left = Math.round(total / step) - whole.reduce((all, part) => all + part, 0);
  const byRemainder = steps
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder)
    .slice(0, Math.max(0, left));
  for (const { index } of byRemainder) whole[index]! += 1;
  return whole.map((value) => value * step);
}
