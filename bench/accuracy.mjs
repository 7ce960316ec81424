// How far estimates are from every worked example: ours, and those of a state-average calculator.
import { estimateClosingCosts } from '../libs/domain/dist/closing-costs/index.js';
import { amountOf } from './expected-amount.mjs';
import { stateAverageCalculator } from './peers/state-average.mjs';
import { readExamples, readRuleBook } from './rule-book.mjs';

const rules = await readRuleBook();
const stateAverage = stateAverageCalculator(rules, '2026-11-21');
const misses = (await readExamples()).flatMap(({ property, expect }) => {
  const estimate = estimateClosingCosts(property, rules, property.closingDate);
  return expect.map((expectation) => ({
    kind: expectation.kind,
    expected: expectation.cents,
    ours: Math.abs(amountOf(estimate, expectation) - expectation.cents),
    average: Math.abs(stateAverage(property, expectation) - expectation.cents),
  }));
});

/** The nearest-rank percentile. */
function percentile(values, percent) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
}

function errorsOf(of, side) {
  const relative = of
    .filter(({ expected }) => expected > 0)
    .map((miss) => (miss[side] * 100) / miss.expected);
  const dollars = of.map((miss) => miss[side] / 100);
  return {
    exact: of.filter((miss) => miss[side] === 0).length,
    median_dollars: percentile(dollars, 50),
    p90_dollars: percentile(dollars, 90),
    median_percent: relative.length > 0 ? percentile(relative, 50) : null,
    p90_percent: relative.length > 0 ? percentile(relative, 90) : null,
  };
}

const summary = (of) => ({
  expectations: of.length,
  ours: errorsOf(of, 'ours'),
  state_average: errorsOf(of, 'average'),
});
const kinds = [...new Set(misses.map(({ kind }) => kind))].toSorted((one, other) => one.localeCompare(other));
const byKind = Object.fromEntries(
  kinds.map((kind) => [kind, summary(misses.filter((miss) => miss.kind === kind))]),
);
console.log(JSON.stringify({ all: summary(misses), ...byKind }));
