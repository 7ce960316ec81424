/** A row for each aim of each page: ours, the stock page with the same words, whether the aim is met. */
export const pageRows = (pages) => Object.entries(pages).flatMap(([path, page]) => rowsOf(path, page));

function rowsOf(path, { ours, stock }) {
  const row = (what, read, aim, met) => ({
    measure: `${path}, ${what}`,
    ours: read(ours),
    peer: `stock page ${read(stock)}`,
    ratio: '',
    aim,
    met,
  });
  return [
    row(
      'Lighthouse on a phone',
      ({ performance }) => String(performance),
      '≥ 97 and ≥ stock',
      ours.performance >= 97 && ours.performance >= stock.performance,
    ),
    row(
      'accessibility, practices, SEO',
      ({ accessibility, practices, seo }) => [accessibility, practices, seo].join(', '),
      '100 each',
      [ours.accessibility, ours.practices, ours.seo].every((score) => score === 100),
    ),
    row(
      'time blocked',
      ({ blocking_ms }) => `${blocking_ms} ms`,
      '≤ 0.5x',
      ours.blocking_ms <= 0.5 * stock.blocking_ms,
    ),
    row('largest paint', ({ lcp_ms }) => `${lcp_ms} ms`, '≤ 2000 ms', ours.lcp_ms <= 2_000),
    row('layout shift', ({ cls }) => String(cls), '≤ 0.02', ours.cls <= 0.02),
    row('scripts, as sent', ({ script_kb }) => `${script_kb} kB`, '≤ 90 kB', ours.script_kb <= 90),
  ];
}
