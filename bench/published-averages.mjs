// How far our estimates are from the averages that ClosingCorp published for 2021, state by state: taxes and fees apart.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { estimateClosingCosts } from '../libs/domain/dist/closing-costs/index.js';
import { readRuleBook } from './rule-book.mjs';

/** The days whose law determines the taxes. Fees are today's, because we have none of 2021. */
const closingDays = { today: '2026-11-15', of_2021: '2021-07-01' };
const priceRange = 100_000;
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

/**
 * In Iowa an abstract and an attorney's opinion on it take the place of title insurance, which may not be sold there
 * (Iowa Code 515.48), and the guaranty rests on both. The opinion is the buyer's and a line of the estimate; bringing the
 * abstract up to date is the seller's, $550 to $850 (Abstract & Title Services of Story County).
 */
const inPlaceOfTitleInsurance = { IA: { line: 'fee.title_search', sellerDollars: 700 } };

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
const published = (await rows('closingcorp-2021.csv')).map(([state, price, withTaxes, withoutTaxes]) => ({
  state,
  averagePrice: Number(price),
  taxes: withTaxes - withoutTaxes,
  fees: Number(withoutTaxes),
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

function feesOf(state, lines) {
  const instead = inPlaceOfTitleInsurance[state];
  const opinion = lines.filter(({ key }) => key === instead?.line);
  return dollarsOf(lines, feeKinds) + dollarsOf(opinion, new Set(['other'])) + (instead?.sellerDollars ?? 0);
}

/** Averages over the state's residents, and the taxes over those residents alone in whose county there are any. */
function oursFor(state, price, closingDate) {
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
      sums.fees += feesOf(state, lines) * residents;
    }
  }
  return {
    taxes: sums.taxes / sums.residents,
    taxesWhereLevied: sums.taxed > 0 ? sums.taxes / sums.taxed : 0,
    fees: sums.fees / sums.residents,
  };
}

const isWithin = (ours, average) =>
  Math.abs(ours - average) <= Math.max(within.dollars, within.part * average);

const againstTaxes = (ours, average) => ({
  ours: Math.round(ours.taxes),
  within: isWithin(ours.taxes, average),
  within_where_levied: isWithin(ours.taxes, average) || isWithin(ours.taxesWhereLevied, average),
});

function rowOf({ state, taxes, fees }, price) {
  const today = oursFor(state, price, closingDays.today);
  const of2021 = oursFor(state, price, closingDays.of_2021);
  return {
    state,
    price,
    published_taxes: taxes,
    taxes: { today: againstTaxes(today, taxes), of_2021: againstTaxes(of2021, taxes) },
    published_fees: fees,
    our_fees: Math.round(today.fees),
    ratio: today.fees / fees,
  };
}

const middleOf = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Every state at the price that `priceOf` gives for its published average. */
function comparedAt(priceOf) {
  const compared = published.map((state) => rowOf(state, priceOf(state.averagePrice)));
  const common = middleOf(compared.map(({ ratio }) => ratio));
  const states = compared.map(({ ratio, ...row }) => ({ ...row, off_percent: (ratio / common - 1) * 100 }));
  const distances = states.map((row) => Math.abs(row.off_percent));
  const count = (law, key) => states.filter(({ taxes }) => taxes[law][key]).length;
  return {
    taxes_within: { today: count('today', 'within'), of_2021: count('of_2021', 'within') },
    taxes_within_where_levied: {
      today: count('today', 'within_where_levied'),
      of_2021: count('of_2021', 'within_where_levied'),
    },
    common_ratio: common,
    mean_off_percent: distances.reduce((sum, distance) => sum + distance, 0) / distances.length,
    median_off_percent: middleOf(distances),
    over_35_percent: states.filter((row) => Math.abs(row.off_percent) > 35).map(({ state }) => state),
    states,
  };
}

/** The averages are of purchases in the range of $100,000 that the state's average price lies in: its middle. */
const middleOfRange = (price) => (Math.floor(price / priceRange) + 0.5) * priceRange;

console.log(
  JSON.stringify({
    in_the_price_range: comparedAt(middleOfRange),
    at_the_average_price: comparedAt((price) => price),
  }),
);
