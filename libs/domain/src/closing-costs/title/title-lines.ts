import { dollars, multiply, toCents } from '../decimal.js';
import { scheduleOfCounty } from '../applicability/place-scope-covers.js';
import type { Cents } from '../../money/index.js';
import type { FeeLine } from '../estimate.js';
import { stateOf } from '../jurisdiction/index.js';
import { memoize } from '../memoize.js';
import { paidBy } from '../paid-by.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules, TitleRules, TitleSchedule } from '../rules/index.js';
import { exactRange, spreadAround } from '../spread.js';
import { endorsementLine } from './endorsement-line.js';
import { lenderPremium } from './lender-premium.js';
import { lenderTexts, ownerTexts } from './title-texts.js';
import { isKnownFor, ownerPremium, type OwnerPremium } from './owner-premium.js';
import { premiumTaxLines } from './premium-tax-lines.js';

function ownerPayer(rules: TitleRules, purchase: Purchase): 'buyer' | 'seller' | 'split' {
  const local = scheduleOfCounty(rules.ownerPolicyPayerByCounty, purchase);
  if (local) return local.payer;
  if (rules.ownerPolicyPayer === 'seller') return 'seller';
  return rules.ownerPolicyPayer.startsWith('buyer') ? 'buyer' : 'split';
}

/** The parts of the premium. The buyer's part rounds half up; the seller pays the rest. */
function ownerShares(
  { ownerPolicyShares }: TitleRules,
  payer: ReturnType<typeof ownerPayer>,
  cents: Cents,
): FeeLine['shares'] {
  if (payer !== 'split' || !ownerPolicyShares) return paidBy(payer, cents);
  const buyerCents = toCents(multiply(dollars(cents), ownerPolicyShares.buyer));
  return { buyerCents, sellerCents: cents - buyerCents, lenderCents: 0 };
}

/** Whether customs differ within the state and the county is unknown. */
const isPayerUnknown = ({ ownerPolicyPayerByCounty }: TitleRules, { county }: Purchase): boolean =>
  county === null && ownerPolicyPayerByCounty.length > 0;

const sourceOfSchedule = memoize(
  ({ source, effectiveFrom, confidence }: TitleSchedule): FeeLine['source'] => ({
    ...source,
    effectiveFrom,
    confidence,
  }),
);
const sourceOfState = memoize(({ source, confidence }: TitleRules): FeeLine['source'] => ({
  ...source,
  effectiveFrom: null,
  confidence,
}));

const sourceOf = ({ titleInsurance }: JurisdictionRules, { schedule }: OwnerPremium): FeeLine['source'] =>
  schedule ? sourceOfSchedule(schedule) : sourceOfState(titleInsurance);

function ownerLine(rules: JurisdictionRules, purchase: Purchase, owner: OwnerPremium): FeeLine {
  const { cents, schedule, workings } = owner;
  const payerUnknown = isPayerUnknown(rules.titleInsurance, purchase);
  const exact =
    !payerUnknown &&
    schedule !== null &&
    schedule.promulgated &&
    schedule.confidence !== 'low' &&
    isKnownFor(schedule, dollars(purchase.ownerPolicyCents));
  const payer = ownerPayer(rules.titleInsurance, purchase);
  const shares = ownerShares(rules.titleInsurance, payer, cents);
  const spread = exact ? exactRange(shares.buyerCents) : spreadAround(shares.buyerCents);
  const texts = ownerTexts(rules.titleInsurance, {
    payer,
    hasLoan: purchase.loanCents > 0,
    isNew: purchase.propertyType === 'new-construction',
  });
  return {
    key: 'title.owner-policy',
    kind: 'title-owner-policy',
    name: texts.name,
    section: 'H',
    category: 'optional',
    tolerance: 'none',
    requiredBy: null,
    level: schedule?.promulgated ? 'state' : 'market',
    jurisdiction: stateOf(rules),
    shares,
    range: payerUnknown ? { ...spread, lowCents: 0, highCents: spreadAround(cents).highCents } : spread,
    exact,
    workings,
    source: sourceOf(rules, owner),
    whoToContact: texts.whoToContact,
    whatToAskFor: texts.whatToAskFor,
  };
}

function lenderLine(rules: JurisdictionRules, purchase: Purchase, owner: OwnerPremium): FeeLine {
  const { range, exact, workings } = lenderPremium(rules.titleInsurance, purchase, owner);
  const texts = lenderTexts(rules.titleInsurance);
  return {
    key: 'title.lender-policy',
    kind: 'title-lender-policy',
    name: texts.name,
    section: 'C',
    category: 'required',
    tolerance: 'ten-percent',
    requiredBy: 'lender',
    level: exact ? 'state' : 'market',
    jurisdiction: stateOf(rules),
    shares: paidBy('buyer', range.typicalCents),
    range,
    exact,
    workings,
    source: sourceOf(rules, owner),
    whoToContact: texts.whoToContact,
    whatToAskFor: texts.whatToAskFor,
  };
}

/** The lender's policy and, if the law sets their price, its endorsements. */
function linesOfLender(rules: JurisdictionRules, purchase: Purchase, owner: OwnerPremium): FeeLine[] {
  const line = lenderLine(rules, purchase, owner);
  const { lenderEndorsements } = rules.titleInsurance;
  if (!lenderEndorsements) return [line];
  const premiumCents = owner.cents + line.range.typicalCents;
  return [line, endorsementLine(lenderEndorsements, premiumCents, stateOf(rules))];
}

/** The owner's policy with its local taxes and, with a loan, the lender's; co-operative shares have neither. */
export function titleLines(rules: JurisdictionRules, purchase: Purchase): FeeLine[] {
  if (purchase.propertyType === 'co-op') return [];
  const { titleInsurance } = rules;
  const owner = ownerPremium(titleInsurance, purchase);
  return [
    ...(purchase.loanCents > 0 ? linesOfLender(rules, purchase, owner) : []),
    ownerLine(rules, purchase, owner),
    ...premiumTaxLines(titleInsurance, ownerPayer(titleInsurance, purchase), owner, purchase),
  ];
}
