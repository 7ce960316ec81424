// How far our estimates are from the averages that ClosingCorp published for 2021, state by state: taxes and fees apart.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { estimateClosingCosts } from '../libs/domain/dist/closing-costs/index.js';
import { readRuleBook } from './rule-book.mjs';

const closingDate = '2026-11-15';
const taxKinds = new Set(['transfer-tax', 'mansion-tax', 'mortgage-tax', 'intangible-tax']);
const feeKinds = new Set([
  'title-owner-policy',
  'title-lender-policy',
  'title-endorsement',
  'appraisal',
  'settlement',
  'recording-deed',
  'recording-mortgage',
  'survey',
]);
const within = { dollars: 150, part: 0.1 };

const rows = async (name) => {
  const text = await readFile(resolve(import.meta.dirname, 'published-averages', name), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
};

const rules = await readRuleBook();
const cities = (await rows('taxing-cities.csv')).map(([state, fips, city, residents]) => ({
  state,
  fips,
  city,
  residents: Number(residents),
}));

/** The county's cities with taxes of their own, and the rest of it. */
function partsOf(county) {
  const own = cities.filter(({ fips }) => fips === county.fips);
  const rest = county.population - own.reduce((sum, { residents }) => sum + residents, 0);
  return [{ residents: Math.max(0, rest) }, ...own];
}

const allPayers = ({ buyerCents, sellerCents, lenderCents }) => buyerCents + sellerCents + lenderCents;
const dollarsOf = (lines, kinds) =>
  lines.filter(({ kind }) => kinds.has(kind)).reduce((sum, { shares }) => sum + allPayers(shares), 0) / 100;

/** Averages over the state's residents, and the taxes over those residents alone in whose county there are any. */
function oursFor(state, price) {
  const sums = { residents: 0, taxed: 0, taxes: 0, fees: 0 };
  for (const county of rules.places.countiesOf(state)) {
    for (const { city, residents } of partsOf(county)) {
      const place = { state, county: county.name, ...(city && { city, insideCityLimits: true }) };
      const { lines } = estimateClosingCosts(
        { ...place, price, loanType: 'Conventional' },
        rules,
        closingDate,
      );
      const taxes = dollarsOf(lines, taxKinds);
      sums.residents += residents;
      if (taxes > 0) sums.taxed += residents;
      sums.taxes += taxes * residents;
      sums.fees += dollarsOf(lines, feeKinds) * residents;
    }
  }
  return {
    taxes: sums.taxes / sums.residents,
    taxes_where_levied: sums.taxed > 0 ? sums.taxes / sums.taxed : 0,
    fees: sums.fees / sums.residents,
  };
}

const isWithin = (ours, published) =>
  Math.abs(ours - published) <= Math.max(within.dollars, within.part * published);

const states = (await rows('closingcorp-2021.csv')).map(([state, price, withTaxes, withoutTaxes]) => {
  const published = { taxes: withTaxes - withoutTaxes, fees: Number(withoutTaxes) };
  const ours = oursFor(state, Number(price));
  return {
    state,
    published_taxes: published.taxes,
    our_taxes: Math.round(ours.taxes),
    taxes_within: isWithin(ours.taxes, published.taxes),
    taxes_within_where_levied: isWithin(ours.taxes_where_levied, published.taxes),
    published_fees: published.fees,
    our_fees: Math.round(ours.fees),
    ratio: ours.fees / published.fees,
  };
});

const ratios = states.map(({ ratio }) => ratio).toSorted((one, other) => one - other);
const common = ratios[Math.floor(ratios.length / 2)];
const off = states.map(({ ratio, ...row }) => ({ ...row, off_percent: (ratio / common - 1) * 100 }));
console.log(
  JSON.stringify({
    taxes_within: states.filter((row) => row.taxes_within).length,
    taxes_within_where_levied: states.filter((row) => row.taxes_within || row.taxes_within_where_levied)
      .length,
    common_ratio: common,
    mean_off_percent: off.reduce((sum, row) => sum + Math.abs(row.off_percent), 0) / off.length,
    over_35_percent: off.filter((row) => Math.abs(row.off_percent) > 35).map(({ state }) => state),
    states: off,
  }),
);
