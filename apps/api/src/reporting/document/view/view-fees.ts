import type { NegotiableFees, ReportFee } from '@closewise/contracts/report-document';
import type { FeePair, FeesBlock } from './blocks.js';
import { type FeeGroup, calculationOf, feeGroups, feeGroupOf, hasLoanEstimate } from './report-fees.js';
import { callAbout } from './view-calls.js';
import type { ViewSection } from './report-view.js';
import { anchorOfFee, type Viewing } from './viewing.js';

type Script = Omit<NegotiableFees['fees'][number], 'feeId'>;
type List = Readonly<{
  anchor: string;
  title: string;
  feeIds: readonly string[];
  /** Scripts by fee id. */
  scripts?: ReadonlyMap<string, Script>;
}>;

/** The fees of a list in detail; null for an empty list. The list's introduction is on the front. */
export function viewFees(viewing: Viewing, { anchor, title, feeIds, scripts }: List): ViewSection | null {
  if (feeIds.length === 0) return null;
  const groups = Map.groupBy(feeIds.map(viewing.fee), feeGroupOf);
  const blocks = feeGroups.flatMap((group): FeesBlock[] => {
    const fees = groups.get(group);
    if (!fees) return [];
    return [
      {
        kind: 'fees',
        title: viewing.words.fee[group],
        fees: fees.map((fee) => ({
          anchor: anchorOfFee(fee.id),
          name: fee.name,
          amount: amountOf(viewing, fee, group),
          pairs: pairsOf(viewing, fee, scripts?.get(fee.id)),
          notes: notesOf(viewing, fee),
        })),
      },
    ];
  });
  return { anchor, title, introduction: null, blocks };
}

function amountOf({ words, amount }: Viewing, fee: ReportFee, group: FeeGroup): string {
  const { typicalCents, highCents } = fee.buyer;
  if (group === 'expected') return amount(fee, typicalCents);
  if (group === 'onlyIf') return words.upTo(amount(fee, highCents));
  const others = fee.payers.sellerCents + fee.payers.lenderCents;
  return others > 0 ? `${fee.whoPays}: ${amount(fee, others)}` : fee.whoPays;
}

function pairsOf(viewing: Viewing, fee: ReportFee, script: Script | undefined): FeePair[] {
  const { words, sourceMark } = viewing;
  const call = callAbout(viewing, fee);
  const said: Omit<FeePair, 'term' | 'text'> = { isSaid: false, source: null, anchor: null };
  return [
    { ...said, term: words.fee.contact, text: fee.contact },
    call
      ? { ...said, term: words.fee.ask, text: words.fee.askAbove(call.who), anchor: call.anchor }
      : { ...said, term: words.fee.ask, text: fee.ask },
    ...(script ? [{ ...said, term: words.fee.script, text: script.script, isSaid: true }] : []),
    ...(script?.fallback ? [{ ...said, term: words.fee.ifNo, text: script.fallback, isSaid: true }] : []),
    ...(isShared(fee) ? [{ ...said, term: words.fee.who, text: fee.whoPays }] : []),
    { ...said, term: words.fee.calculation, text: calculationOf(fee), source: sourceMark(fee) },
  ];
}

/** Whether to say who pays. If only the buyer does, the fee's group says so. */
const isShared = (fee: ReportFee): boolean =>
  feeGroupOf(fee) !== 'byOthers' && (fee.payers.sellerCents !== 0 || fee.payers.lenderCents !== 0);

function notesOf({ document, words }: Viewing, fee: ReportFee): string[] {
  const letter = hasLoanEstimate(document) && words.sectionLetter(fee.loanEstimateSection);
  const place = fee.loanEstimateSection === 'post-closing' ? words.afterClosing : letter;
  return [
    fee.requiredBy && words.requiredBy[fee.requiredBy],
    place,
    fee.tolerance && words.tolerance[fee.tolerance],
  ].filter((note) => typeof note === 'string');
}
