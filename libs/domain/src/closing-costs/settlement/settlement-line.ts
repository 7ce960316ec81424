import { isNamed, scheduleOfCounty } from '../applicability/place-scope-covers.js';
import { type Decimal, add, compare, dollars, multiply, zero, toCents, toPercent } from '../decimal.js';
import type { FeeLine } from '../estimate.js';
import { countyOrState } from '../jurisdiction/index.js';
import { memoize } from '../memoize.js';
import { paidBy } from '../paid-by.js';
import type { Purchase } from '../purchase.js';
import type { ClosingAgentRules, JurisdictionRules, SettlementSchedule } from '../rules/index.js';
import { marketRange } from '../sources/source.js';
import { spreadAround } from '../spread.js';
import type { Workings } from '../workings/step.js';
import { feeByFormula, scheduleEnd, settlementFee } from './settlement-fee.js';
import { settlementTexts, type ClosingFeeCustom } from './settlement-texts.js';

type Fee = Pick<FeeLine, 'shares' | 'range' | 'workings' | 'source'>;

function workingsOf(schedule: SettlementSchedule, price: Decimal, fee: Decimal): Workings {
  const { exciseRate } = schedule;
  const end = scheduleEnd(schedule);
  return [
    {
      kind: 'fee-schedule',
      priceCents: toCents(price),
      excisePercent: exciseRate && toPercent(exciseRate),
    },
    { kind: 'result', cents: toCents(fee) },
    ...(end && compare(price, end) > 0 ? [{ kind: 'fee-schedule-ends', cents: toCents(end) } as const] : []),
  ];
}

function feeOf(schedule: SettlementSchedule, rules: ClosingAgentRules, price: Decimal): Fee {
  const bare = settlementFee(schedule, price);
  const fee = add(bare, multiply(bare, schedule.exciseRate ?? zero));
  const cents = toCents(fee);
  const buyerCents = rules.feeShares ? toCents(multiply(fee, rules.feeShares.buyer)) : cents;
  return {
    shares: { buyerCents, sellerCents: cents - buyerCents, lenderCents: 0 },
    range: spreadAround(buyerCents),
    workings: workingsOf(schedule, price, fee),
    source: { ...schedule.source, effectiveFrom: schedule.effectiveFrom, confidence: schedule.confidence },
  };
}

const countiesOf = ({ schedules }: ClosingAgentRules): string[] =>
  schedules.flatMap(({ counties }) => (Array.isArray(counties) ? counties : []));

/** If the county is unknown, the general fee might not apply. */
function amongCounties(fee: Fee, rules: ClosingAgentRules, price: Decimal): Fee {
  const ranges = rules.schedules.map((schedule) => feeOf(schedule, rules, price).range);
  return {
    ...fee,
    range: {
      lowCents: Math.min(...ranges.map(({ lowCents }) => lowCents)),
      typicalCents: fee.range.typicalCents,
      highCents: Math.max(...ranges.map(({ highCents }) => highCents)),
    },
    workings: [...fee.workings, { kind: 'other-fee-in', counties: countiesOf(rules) }],
  };
}

function feeBySchedule(rules: ClosingAgentRules, purchase: Purchase): Fee | null {
  const schedule = scheduleOfCounty(rules.schedules, purchase);
  if (!schedule) return null;
  const price = dollars(purchase.priceCents);
  const fee = feeOf(schedule, rules, price);
  const isOpen = purchase.county === null && rules.schedules.length > 1;
  return isOpen ? amongCounties(fee, rules, price) : fee;
}

const usualFee = memoize(
  ({ typicalFee, typicalFeeIs, feeShares, source, confidence }: ClosingAgentRules): Fee => {
    const [lowCents, highCents] = [toCents(typicalFee.low), toCents(typicalFee.high)];
    const typicalCents = Math.round((lowCents + highCents) / 2);
    return {
      shares: {
        ...paidBy('buyer', typicalCents),
        sellerCents: typicalFeeIs === 'of-each-side' ? typicalCents : 0,
      },
      range: { lowCents, typicalCents, highCents },
      workings: [
        { kind: 'between', lowCents, highCents },
        ...(typicalFeeIs === null && feeShares ? [{ kind: 'closing-fee-buyers-part' } as const] : []),
      ],
      source: { ...(source ?? marketRange), effectiveFrom: null, confidence },
    };
  },
);

function feeWithoutSchedule(rules: ClosingAgentRules, purchase: Purchase): Fee {
  const usual = usualFee(rules);
  if (!rules.usualFormula) return usual;
  const payer = isSellers(rules, purchase) ? 'seller' : 'buyer';
  return { ...usual, ...feeByFormula(rules.usualFormula, purchase, payer) };
}

/** Whether the seller customarily pays the fee in the county. */
const isSellers = ({ payerByCounty }: ClosingAgentRules, { county }: Purchase): boolean =>
  payerByCounty.some(({ counties }) => isNamed(county, counties));

/** The customary payer. A schedule covers the full fee; a usual fee only the buyer's part. */
function customOf(rules: ClosingAgentRules, purchase: Purchase): ClosingFeeCustom {
  const { schedules, typicalFeeIs, feeShares } = rules;
  if (isSellers(rules, purchase)) return 'seller';
  if (typicalFeeIs === 'of-each-side') return 'each-its-own';
  if (!feeShares) return 'buyer';
  return scheduleOfCounty(schedules, purchase) ? 'shared' : 'buyers-part';
}

type Texts = ReturnType<typeof settlementTexts>;
const textsOf = memoize<ClosingAgentRules, Map<string, Texts>>(() => new Map());

function textsFor(rules: ClosingAgentRules, purchase: Purchase): Texts {
  const known = textsOf(rules);
  const terms = { hasLoan: purchase.loanCents > 0, custom: customOf(rules, purchase) };
  const name = `${terms.custom} ${terms.hasLoan}`;
  const texts = known.get(name) ?? settlementTexts(rules.type, terms);
  known.set(name, texts);
  return texts;
}

/** The closing agent's fee. */
export function settlementLine(rules: JurisdictionRules, purchase: Purchase): FeeLine {
  const { closingAgent } = rules;
  const fee = feeBySchedule(closingAgent, purchase) ?? feeWithoutSchedule(closingAgent, purchase);
  const texts = textsFor(closingAgent, purchase);
  return {
    key: 'settlement.closing-fee',
    kind: 'settlement',
    name: texts.name,
    section: 'C',
    category: 'negotiable',
    tolerance: 'ten-percent',
    requiredBy: closingAgent.type === 'attorney-required' ? 'law' : null,
    level: 'market',
    jurisdiction: countyOrState(purchase, rules),
    shares: fee.shares,
    range: fee.range,
    exact: false,
    workings: fee.workings,
    source: fee.source,
    whoToContact: texts.whoToContact,
    whatToAskFor: texts.whatToAskFor,
  };
}
