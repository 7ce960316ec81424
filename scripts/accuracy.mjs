import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from './child-process.mjs';
import { nodeBinary } from './node-binary.mjs';

const distances = [5, 10, 15, 20, 30];
/** From this distance on a state's fees are said to be off. */
const offPercent = 12;

const measured = (script) =>
  JSON.parse(execFileSync(nodeBinary(), [join('bench', script)], { cwd: root, encoding: 'utf8' }));

/**
 * How far estimates are from what others print, as the bench measures it, with what is known of the reasons: for the page
 * on accuracy and for docs/benchmarks.md. The day is the one on which the figures came out so first.
 */
export async function accuracyFigures(file) {
  const reasons = JSON.parse(readFileSync(join(root, 'bench/published-averages/reasons.json'), 'utf8'));
  const { stateName } = await import(join(root, 'libs/domain/dist/state-guide/index.js'));
  const named = (code) => stateName(code);
  const figures = {
    examples: examplesOf(measured('accuracy.mjs')),
    averages: averagesOf(measured('published-averages.mjs'), reasons, named),
  };
  const { measuredOn, ...before } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const today = new Date().toISOString().slice(0, 10);
  return { measuredOn: isDeepStrictEqual(before, figures) ? measuredOn : today, ...figures };
}

const examplesOf = ({ all, ...byKind }) => ({
  figures: all.expectations,
  exact: all.ours.exact,
  kinds: Object.entries(byKind).map(([kind, { expectations, ours }]) => ({
    kind,
    figures: expectations,
    exact: ours.exact,
  })),
});

const tenths = (number) => Math.round(number * 10) / 10;

function averagesOf({ in_the_price_range: near, at_the_average_price: other }, reasons, named) {
  const states = near.states
    .map((row) => ({
      state: row.state,
      name: named(row.state),
      price: row.price,
      taxes: {
        published: row.published_taxes,
        of2021: row.taxes.of_2021.ours,
        today: row.taxes.today.ours,
        within: { of2021: row.taxes.of_2021.within, today: row.taxes.today.within },
      },
      fees: { published: row.published_fees, ours: row.our_fees, offPercent: tenths(row.off_percent) },
    }))
    .toSorted((one, next) => one.name.en.localeCompare(next.name.en));
  const within = (isOff) => distances.map((percent) => states.filter((row) => isOff(row) <= percent).length);
  const taxesOff = (key) => (row) => offBy(row.taxes[key], row.taxes.published);
  const farOff = near.states.filter((row) => Math.abs(row.off_percent) > offPercent);
  return {
    taxes: {
      within: { of2021: near.taxes_within.of_2021, today: near.taxes_within.today },
      atTheAveragePrice: { of2021: other.taxes_within.of_2021, today: other.taxes_within.today },
    },
    fees: {
      commonRatio: Math.round(near.common_ratio * 100) / 100,
      meanOffPercent: tenths(near.mean_off_percent),
      medianOffPercent: tenths(near.median_off_percent),
      meanOffPercentAtTheAveragePrice: tenths(other.mean_off_percent),
    },
    distances: distances.map((percent, index) => ({
      percent,
      taxesOf2021: within(taxesOff('of2021'))[index],
      taxesToday: within(taxesOff('today'))[index],
      fees: within((row) => Math.abs(row.fees.offPercent))[index],
    })),
    taxesOff: states
      .filter(({ taxes }) => !taxes.within.of2021 || !taxes.within.today)
      .map(({ state }) => ({ state, why: reasons.taxes[state] ?? null })),
    feesOff: farOff
      .toSorted((one, next) => next.off_percent - one.off_percent)
      .map(({ state }) => ({ state, why: reasons.fees[state] ?? null })),
    states,
  };
}

/** In percent of the published amount; two equal amounts have distance 0. */
const offBy = (ours, published) => (ours === published ? 0 : (Math.abs(ours - published) / published) * 100);
