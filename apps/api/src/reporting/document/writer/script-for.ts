import type { ReportFee } from '@closewise/contracts/report-document';
import type { FeeLine } from '@closewise/domain/closing-costs';
import { isClosedByAttorney } from './closed-by-attorney.js';
import { isForBusiness } from './for-business.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { shownLoanType } from './shown-loan-type.js';
import type { ScriptName } from './texts/en/scripts.js';
import { stateInWords } from './write-property.js';
import type { Writing } from './writing.js';

/** What to say about a fee, and what to say when the answer is no. */
export type Script = Readonly<{ script: string; fallback: string }>;

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

/** Who closes the sale is in the English name of the line. */
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

/** Where the seller's part is not known, the line has none of it. */
const isSharedBySeller = (line: FeeLine | undefined): boolean =>
  line !== undefined &&
  (line.shares.sellerCents > 0 || line.workings.some(({ kind }) => kind === 'closing-fee-buyers-part'));

/** Nobody says what stands in brackets. */
const spokenName = (name: string): string => name.replace(/ \([^)]*\)/g, '');

/** The words for one fee, by what it pays for and who listens. */
export function scriptFor(
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
