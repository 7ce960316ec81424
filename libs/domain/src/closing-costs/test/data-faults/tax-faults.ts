import { compare, decimal, multiply, sum, type Decimal } from '../../decimal.js';
import type { JurisdictionRules, TaxRule } from '../../rules/index.js';
import { familyFaults } from './family-faults.js';
import { ascends } from './ascends.js';

const one = decimal(1);
const tenth = decimal('0.1');

const needed: Readonly<Record<TaxRule['method'], readonly (keyof TaxRule)[]>> = {
  percent: ['rate'],
  'per-unit': ['unit', 'ratePerUnit'],
  brackets: ['bracketMode'],
  flat: ['amount'],
  'fraction-of-rule': ['fractionOf'],
  unknown: [],
};

const isAbsurd = (rate: Decimal | null): boolean => !!rate && compare(rate, tenth) > 0;

/** Whether the rate per unit is more than a tenth of the unit. */
const isAbsurdPerUnit = ({ unit }: TaxRule, ratePerUnit: Decimal | null): boolean =>
  !!unit && !!ratePerUnit && compare(ratePerUnit, multiply(unit, tenth)) > 0;

function bracketFaults(rule: TaxRule): string[] {
  const { brackets, method, unit } = rule;
  if (method !== 'brackets') return brackets.length > 0 ? ['brackets with another method'] : [];
  const limits = brackets.map(({ upTo }) => upTo);
  return [
    ...(brackets.length === 0 ? ['no brackets'] : []),
    ...(limits.at(-1) === null ? [] : ['the last bracket is not open']),
    ...(limits.slice(0, -1).includes(null) ? ['an open bracket before the last'] : []),
    ...(ascends(limits.flatMap((limit) => limit ?? [])) ? [] : ['brackets overlap or do not ascend']),
    ...(brackets.some(({ rate, ratePerUnit }) => (rate === null) === (ratePerUnit === null))
      ? ['a bracket without exactly one rate']
      : []),
    ...(brackets.some(({ ratePerUnit }) => ratePerUnit !== null && !unit) ? ['a rate without unit'] : []),
    ...(brackets.some(({ rate, ratePerUnit }) => isAbsurd(rate) || isAbsurdPerUnit(rule, ratePerUnit))
      ? ['an absurd rate']
      : []),
  ];
}

const wholeShares = ({ buyer, seller, lender }: TaxRule['shares']): boolean =>
  compare(sum([buyer, seller, lender]), one) === 0;

function ruleFaults(rule: TaxRule): string[] {
  const { effectiveFrom, effectiveTo, source } = rule;
  const missing = needed[rule.method].filter((field) => rule[field] === null);
  const shares = [rule.shares, ...rule.sharesWhen.map((entry) => entry.shares)];
  return [
    ...missing.map((field) => `no ${field}`),
    ...bracketFaults(rule),
    ...(isAbsurd(rule.rate) || isAbsurdPerUnit(rule, rule.ratePerUnit) ? ['an absurd rate'] : []),
    ...(shares.every(wholeShares) ? [] : ['shares do not add up to 1']),
    ...(effectiveFrom && effectiveTo && effectiveFrom > effectiveTo ? ['it ends before it starts'] : []),
    ...(source.url === null || /^https?:\/\//.test(source.url) ? [] : ['a source without a web address']),
  ];
}

function referenceFaults({ taxes, gaps }: JurisdictionRules): string[] {
  const ids = taxes.map(({ id }) => id);
  const told = new Set(gaps.map(({ rule }) => rule));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: it stands twice`),
    ...taxes.flatMap(({ id, replaces, fractionOf }, index) => [
      ...replaces.filter((other) => !ids.includes(other)).map((other) => `${id}: replaces unknown ${other}`),
      ...(fractionOf && !ids.slice(0, index).includes(fractionOf.rule)
        ? [`${id}: a fraction of no rule before it, ${fractionOf.rule}`]
        : []),
    ]),
    ...taxes
      .filter(
        ({ method, machineReadable, appliesIn }) =>
          method === 'unknown' || !machineReadable || appliesIn?.localitiesListed === false,
      )
      .filter(({ id }) => !told.has(id))
      .map(({ id }) => `${id}: cannot be computed, and no gap tells it`),
    ...gaps.flatMap(({ rule }) =>
      rule !== null && !ids.includes(rule) ? [`a gap names the unknown rule ${rule}`] : [],
    ),
  ];
}

/** Faults in the taxes of a file, each with the id of its rule. */
export const taxFaults = (rules: JurisdictionRules): string[] => [
  ...rules.taxes.flatMap((rule) => ruleFaults(rule).map((fault) => `${rule.id}: ${fault}`)),
  ...referenceFaults(rules),
  ...familyFaults(rules.taxes),
];
