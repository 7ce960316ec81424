import { scheduleOfCounty } from '../applicability/index.js';
import {
  add,
  compare,
  dollars,
  multiply,
  toCents,
  writeDollars,
  writePercent,
  zero,
  type Decimal,
} from '../decimal/index.js';
import { formatCents } from '../../money/index.js';
import type { FeeLine } from '../estimate.js';
import { oncePer } from '../once-per.js';
import { paidBy } from '../paid-by.js';
import type { Purchase } from '../purchase.js';
import type { ClosingAgentRules, JurisdictionRules, SettlementSchedule } from '../rules/index.js';
import { spreadAround } from '../spread.js';
import { scheduleEnd, settlementFee } from './settlement-fee.js';
import { settlementTexts } from './settlement-texts.js';

const noSource = { name: 'market range without a published source', url: null };

type Fee = Pick<FeeLine, 'shares' | 'range' | 'calculation' | 'source'>;

function workings(schedule: SettlementSchedule, price: Decimal, fee: Decimal): string {
  const { exciseRate } = schedule;
  const end = scheduleEnd(schedule);
  const tax = exciseRate ? ` with ${writePercent(exciseRate)} excise tax` : '';
  const beyond = end && compare(price, end) > 0 ? `; the schedule ends at ${writeDollars(end)}` : '';
  return `${writeDollars(price)} by fee schedule${tax} = ${formatCents(toCents(fee))}${beyond}`;
}

function feeOf(schedule: SettlementSchedule, rules: ClosingAgentRules, price: Decimal): Fee {
  const bare = settlementFee(schedule, price);
  const fee = add(bare, multiply(bare, schedule.exciseRate ?? zero));
  const cents = toCents(fee);
  const buyerCents = rules.feeShares ? toCents(multiply(fee, rules.feeShares.buyer)) : cents;
  return {
    shares: { buyerCents, sellerCents: cents - buyerCents, lenderCents: 0 },
    range: spreadAround(buyerCents),
    calculation: workings(schedule, price, fee),
    source: { ...schedule.source, effectiveFrom: schedule.effectiveFrom, confidence: rules.confidence },
  };
}

const writeCounties = ({ schedules }: ClosingAgentRules): string =>
  schedules.flatMap(({ counties }) => (Array.isArray(counties) ? counties : [])).join(', ');

/** Where the county is not known, the fee of all others may be that of any. */
function amongCounties(fee: Fee, rules: ClosingAgentRules, price: Decimal): Fee {
  const ranges = rules.schedules.map((schedule) => feeOf(schedule, rules, price).range);
  return {
    ...fee,
    range: {
      lowCents: Math.min(...ranges.map(({ lowCents }) => lowCents)),
      typicalCents: fee.range.typicalCents,
      highCents: Math.max(...ranges.map(({ highCents }) => highCents)),
    },
    calculation: `${fee.calculation}; ${writeCounties(rules)} have another fee`,
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

const usualFee = oncePer(({ typicalFee, source, confidence }: ClosingAgentRules): Fee => {
  const [lowCents, highCents] = [toCents(typicalFee.low), toCents(typicalFee.high)];
  const typicalCents = Math.round((lowCents + highCents) / 2);
  return {
    shares: paidBy('buyer', typicalCents),
    range: { lowCents, typicalCents, highCents },
    calculation: `${writeDollars(typicalFee.low)} to ${writeDollars(typicalFee.high)}`,
    source: { ...(source ?? noSource), effectiveFrom: null, confidence },
  };
});

/** The fee of who closes the purchase. */
export function settlementLine(rules: JurisdictionRules, purchase: Purchase): FeeLine {
  const { closingAgent } = rules;
  const fee = feeBySchedule(closingAgent, purchase) ?? usualFee(closingAgent);
  const texts = settlementTexts(closingAgent.type, {
    hasLoan: purchase.loanCents > 0,
    sellerShares: closingAgent.feeShares !== null,
  });
  return {
    key: 'settlement.closing-fee',
    kind: 'settlement',
    name: texts.name,
    section: 'C',
    category: 'negotiable',
    tolerance: 'ten-percent',
    requiredBy: closingAgent.type === 'attorney-required' ? 'law' : null,
    level: 'market',
    jurisdiction: purchase.county ?? rules.name,
    shares: fee.shares,
    range: fee.range,
    exact: false,
    calculation: fee.calculation,
    source: fee.source,
    whoToContact: texts.whoToContact,
    whatToAskFor: texts.whatToAskFor,
  };
}
