import {
  isAtClosing,
  type FeeList,
  type NegotiableFees,
  type ReportFee,
} from '@closewise/contracts/report-document';
import type { FeeLine } from '@closewise/domain/closing-costs';
import { sumOf } from './fee-groups.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';
import { isClosedByAttorney, isForBusiness, shownLoanType } from './purchase-kind.js';
import type { ScriptName } from '../../texts/en/scripts.js';
import { stateInWords } from './write-property.js';

const largestFirst = (left: ReportFee, right: ReportFee): number =>
  right.buyer.typicalCents - left.buyer.typicalCents || right.buyer.highCents - left.buyer.highCents;

function heading({ texts, formats }: Writing, category: ReportFee['category'], fees: readonly ReportFee[]) {
  const { title, introduction, none } = texts.fees[category];
  const amount = formats.roughMoney(sumOf(fees).typicalCents);
  const inTotal = fees.filter((fee) => isAtClosing(fee) && fee.buyer.typicalCents > 0);
  const names = inTotal.length > 0 ? formats.list(inTotal.map(({ name }) => name)) : null;
  const hasLender = fees.some(({ requiredBy }) => requiredBy === 'lender');
  return { title, introduction: fees.length > 0 ? introduction(amount, names, hasLender) : none };
}

/** Required or optional fees, largest first. */
export function writeFeeList(
  writing: Writing,
  fees: readonly ReportFee[],
  category: 'required' | 'optional',
): FeeList {
  const listed = fees.filter((fee) => fee.category === category).toSorted(largestFirst);
  return { ...heading(writing, category, listed), feeIds: listed.map((fee) => fee.id) };
}

/** Negotiable fees with scripts, largest first. */
export function writeNegotiableFees(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): NegotiableFees {
  const lineOf = new Map(input.estimate.lines.map((line) => [line.key, line]));
  const listed = fees.filter((fee) => fee.category === 'negotiable').toSorted(largestFirst);
  return {
    ...heading(writing, 'negotiable', listed),
    fees: listed.map((fee) => ({
      feeId: fee.id,
      ...scriptFor(writing, input, fee, lineOf.get(fee.id)),
    })),
  };
}

/** What to say about a fee, and what to say if the answer is no. */
type Script = Readonly<{ script: string; fallback: string }>;

type Call = Readonly<{ input: ReportDocumentInput; fee: ReportFee; line: FeeLine | undefined }>;
type Choice = ScriptName | ((call: Call) => ScriptName);

const isExpected = ({ fee }: Call): boolean => fee.buyer.typicalCents > 0;
const hasLoan = ({ input }: Call): boolean => input.estimate.loanAmountCents > 0;

function agentScript(call: Call): ScriptName {
  const { purchase } = call.input;
  if (isForBusiness(purchase) || purchase.propertyType === 'vacant-land')
    return isExpected(call) ? 'agentForBusinessPaidByBuyer' : 'agentForBusiness';
  return isExpected(call) ? 'agentPaidByBuyer' : 'agentPaidBySeller';
}

/** Reads from the line's English name who closes the sale. */
function closingScript(call: Call): ScriptName {
  const name = call.line?.name.en ?? '';
  if (/attorney/i.test(name) && call.input.purchase.propertyType === 'co-op') return 'attorneyOfShares';
  if (isClosedByAttorney(call.input.estimate)) return 'closingAttorney';
  if (!isExpected(call)) return 'unexpected';
  if (/escrow/i.test(name)) return hasLoan(call) ? 'escrow' : 'escrowCash';
  return 'settlement';
}

const scriptByFee: Readonly<Record<string, Choice>> = {
  'fee.origination': ({ input }) => (shownLoanType(input) === 'VA' ? 'originationVa' : 'origination'),
  'fee.origination_commercial': 'originationBusiness',
  'fee.mers_doc': 'lenderDocuments',
  'fee.broker_fee': 'broker',
  'fee.title_search': (call) => (isExpected(call) ? 'titleSearch' : 'titleSearchIncluded'),
  'fee.title_commitment': (call) =>
    !isExpected(call) ? 'titleCommitmentIncluded' : hasLoan(call) ? 'titleCommitment' : 'titleCommitmentCash',
  'fee.survey': (call) => (isExpected(call) ? 'survey' : 'surveyNotUsual'),
  'fee.notary': 'notary',
  'fee.courier_wire': 'smallCosts',
  'settlement.closing-fee': closingScript,
  'fee.buyer_agent': agentScript,
  'fee.transaction_fee': 'brokerage',
  'fee.builder_fee': 'builder',
  'fee.coop_lien_search': 'liensOnShares',
};

function scriptName(call: Call): ScriptName {
  const own = scriptByFee[call.fee.id];
  if (typeof own === 'function') return own(call);
  return own ?? (isExpected(call) ? 'other' : 'unexpected');
}

/** Whether the seller pays a part. If that part is unknown, the line shows only the buyer's. */
const isSharedBySeller = (line: FeeLine | undefined): boolean =>
  line !== undefined &&
  (line.shares.sellerCents > 0 || line.workings.some(({ kind }) => kind === 'closing-fee-buyers-part'));

/** Drops parentheses, which nobody says aloud. */
const spokenName = (name: string): string => name.replace(/ \([^)]*\)/g, '');

/** Writes the script for one fee. */
function scriptFor(
  writing: Writing,
  input: ReportDocumentInput,
  fee: ReportFee,
  line: FeeLine | undefined,
): Script {
  const { formats, texts } = writing;
  const money = fee.exact ? formats.money : formats.roughMoney;
  const { say, ifNo } = texts.scripts[scriptName({ input, fee, line })];
  const { lowCents, typicalCents } = fee.buyer;
  const isLowKnown = lowCents > 0 && lowCents < typicalCents;
  const spoken = {
    name: spokenName(fee.name),
    amount: money(typicalCents),
    low: isLowKnown ? money(lowCents) : null,
    price: formats.dollars(input.purchase.priceCents),
    state: stateInWords(writing, input),
    isShared: isSharedBySeller(line),
  };
  return { script: say(spoken), fallback: ifNo(spoken) };
}
