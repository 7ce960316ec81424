const dollars = (amount) => `$${amount.toLocaleString('en-US')}`;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const unknown = 'we have not found out yet';

/** The tables of docs/benchmarks.md that come from the same figures as the page on accuracy, by their mark. */
const tables = {
  'taxes-within': ({ taxes }) =>
    table(
      ['computed', 'by the law of 2021', "by today's law"],
      [
        ['in the middle of the price range', taxes.within.of2021, taxes.within.today],
        ['at the average price', taxes.atTheAveragePrice.of2021, taxes.atTheAveragePrice.today],
      ],
    ),
  distances: ({ distances }) =>
    table(
      ['within', 'taxes by the law of 2021', "taxes by today's law", 'fees'],
      distances.map((row) => [`${row.percent} %`, row.taxesOf2021, row.taxesToday, row.fees]),
    ),
  'taxes-off': ({ taxesOff, states }) =>
    table(
      ['state', 'published', 'by the law of 2021', "by today's", 'why'],
      taxesOff.map(({ state, why }) => {
        const { name, taxes } = states.find((row) => row.state === state);
        const shown = (key) => (taxes.within[key] ? 'within' : dollars(taxes[key]));
        return [name.en, dollars(taxes.published), shown('of2021'), shown('today'), why?.en ?? unknown];
      }),
    ),
  'fees-spread': ({ fees }) =>
    `The common ratio is ${fees.commonRatio.toFixed(2)}, the spread ${fees.meanOffPercent} % (${fees.meanOffPercentAtTheAveragePrice} % at the average price), the median of the distances ${fees.medianOffPercent} %.`,
  'fees-off': ({ feesOff, states }) =>
    table(
      ['state', 'off', 'why'],
      feesOff.map(({ state, why }) => {
        const { name, fees } = states.find((row) => row.state === state);
        const side = fees.offPercent > 0 ? 'over' : 'under';
        return [name.en, `${Math.abs(fees.offPercent)} % ${side}`, why?.en ?? unknown];
      }),
    ),
};

/** The page with each table between its marks, `<!-- accuracy: name -->` and `<!-- end -->`. */
export const withAccuracyTables = (page, { averages }) =>
  Object.entries(tables).reduce((text, [name, write]) => {
    const place = new RegExp(`(<!-- accuracy: ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`);
    if (!place.test(text)) throw new Error(`docs/benchmarks.md has no place for ${name}`);
    return text.replace(place, (_, begin, end) => begin + write(averages) + end);
  }, page);
