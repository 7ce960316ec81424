// From raw figures to rows: measure, ours, peer, ratio, aim, whether the aim is met.
import { pageRows } from './pages/rows.mjs';

const perSecond = (value) => `${Math.round(value).toLocaleString('en-US')}/s`;

function ratio(measure, ours, peerName, peer, aim) {
  const value = ours / peer;
  return {
    measure,
    ours: perSecond(ours),
    peer: `${peerName} ${perSecond(peer)}`,
    ratio: `${value.toFixed(2)}x`,
    aim: aim ? `≥ ${aim}x` : '',
    met: aim ? value >= aim : '',
  };
}

function limit(measure, value, unit, aim) {
  return {
    measure,
    ours: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
    peer: '',
    ratio: '',
    aim: `< ${aim} ${unit}`,
    met: value < aim,
  };
}

function atLeast(measure, value, aim) {
  return {
    measure,
    ours: perSecond(value),
    peer: '',
    ratio: '',
    aim: `≥ ${perSecond(aim)}`,
    met: value >= aim,
  };
}

/** The cost of layout, tags and bookmarks, compared with drawing the text alone. */
function ofReportPdf({ first_ms: first, second_ms: second, usual_ms: usual, bare_ms: bare, kilobytes }) {
  return [
    {
      measure: 'report as a PDF, processor time',
      ours: `${Math.round(usual)} ms`,
      peer: `bare pdfkit ${Math.round(bare)} ms`,
      ratio: `${(usual / bare).toFixed(2)}x`,
      aim: '< 1000 ms',
      met: usual < 1000,
    },
    {
      measure: 'report as a PDF, the first of a process, processor time',
      ours: `${Math.round(first)} ms`,
      peer: `the second ${Math.round(second)} ms`,
      ratio: `${(first / second).toFixed(2)}x`,
      aim: '',
      met: '',
    },
    limit('report as a PDF, size', kilobytes, 'kB', 300),
  ];
}

/** A server that has been idle has drawn before. */
function ofFirstPdf(figures) {
  if (!figures) return [];
  const { first_ms: first, next_ms: next } = figures;
  return [
    {
      measure: 'report as a PDF, the first one of an idle server, processor time',
      ours: `${first} ms`,
      peer: `the next ${next} ms`,
      ratio: `${(first / next).toFixed(2)}x`,
      aim: '< 1000 ms',
      met: first < 1000,
    },
  ];
}

/** The cost of another version for a reader of the report. */
function ofRefinements({ refinements, ...figures }) {
  const opened = (measure, ours, peer) => ({
    measure: `${measure} after ${refinements} refinements`,
    ours: `${ours.toFixed(0)} ms`,
    peer: `a report without any ${peer.toFixed(0)} ms`,
    ratio: `${(ours / peer).toFixed(2)}x`,
    aim: '< 200 ms',
    met: ours < 200,
  });
  return [
    limit(`a refinement by rules, median of ${refinements}`, figures.refine_ms, 'ms', 1_000),
    limit('a refinement by rules, the slowest', figures.refine_slowest_ms, 'ms', 1_000),
    opened('list of versions', figures.versions_ms, figures.versions_of_one_ms),
    opened('page of the report', figures.page_ms, figures.page_of_one_ms),
  ];
}

/** A run is to be limited by the provider alone. */
function ofPayouts({ payees, prepare_seconds, executed_per_second, bare_per_second }) {
  const run = `payout run of ${payees.toLocaleString('en-US')}`;
  return [
    limit(`${run}, prepare`, prepare_seconds, 's', 5),
    ratio(`${run}, execute`, executed_per_second, 'bare calls', bare_per_second, 0.8),
  ];
}

/** How much slower the slowest polls are during password guessing. */
function underAttack({ idle_p95_ms: idle, attacked_p95_ms: attacked }) {
  return {
    measure: 'status poll, p95 under 1,000 sign-in tries a minute',
    ours: `${attacked.toFixed(2)} ms`,
    peer: `idle ${idle.toFixed(2)} ms`,
    ratio: `${(attacked / idle).toFixed(2)}x`,
    aim: '≤ 2x',
    met: attacked <= 2 * idle,
  };
}

/** The adapter for EventStoreDB against its client alone, on a server or on the double. */
function ofEventStoreDb({ server, ...figures }) {
  const row = (measure, name) =>
    ratio(
      `EventStoreDB (${server}), ${measure}`,
      figures[name],
      'client alone',
      figures[`client_${name}`],
      null,
    );
  return [
    row('append, 1 writer', 'append_1'),
    row('append, 32 writers', 'append_32'),
    row('catch-up read', 'catch_up'),
  ];
}

/** Thirty buyers on both stores; a process that becomes slower shows in its last tenth. */
function ofBuyers({ server, postgres, event_store_db: eventStoreDb }) {
  const [first, last] = [eventStoreDb.by_tenth.at(1), eventStoreDb.by_tenth.at(-1)];
  return [
    {
      ...ratio(
        `30 buyers, EventStoreDB (${server})`,
        eventStoreDb.per_second,
        'Postgres',
        postgres.per_second,
        0.5,
      ),
      ours: `${eventStoreDb.per_second.toFixed(1)}/s${callsPerPurchase(eventStoreDb)}`,
      peer: `Postgres ${postgres.per_second.toFixed(1)}/s`,
    },
    {
      measure: `30 buyers, EventStoreDB (${server}), last tenth of the time`,
      ours: `${last.toFixed(1)}/s`,
      peer: `second tenth ${first.toFixed(1)}/s`,
      ratio: `${(last / first).toFixed(2)}x`,
      aim: '≥ 0.8x',
      met: last >= 0.8 * first,
    },
  ];
}

/** Only the double counts its calls. */
const callsPerPurchase = ({ calls_per_purchase: calls }) =>
  calls === undefined ? '' : `, ${calls.toFixed(1)} calls of the store for each`;

/** The ledger of the largest log, and its rebuild under load. */
function ofLedger({ growth, load }, raw) {
  const largest = growth.at(-1);
  const books = `books of ${largest.events.toLocaleString('en-US')} sales`;
  return [
    ratio(`${books}, rebuild`, largest.rebuild_per_second, 'raw SELECT', raw.catch_up, null),
    atLeast(`${books}, rebuild, events`, largest.rebuild_per_second, 35_000),
    limit(`${books}, balance as of a day, p95`, largest.as_of_p95_ms, 'ms', 50),
    limit(`${books}, explain, p95`, largest.explain_p95_ms, 'ms', 200),
    limit(`${books}, ledger verify`, largest.verify_seconds, 's', 90),
    limit('rebuild with 50 sales/s, longest read at the switch', load.switch_ms, 'ms', 100),
    {
      measure: 'rebuild with 50 sales/s, failed reads',
      ours: `${load.read_errors.length} of ${load.reads}`,
      peer: '',
      ratio: '',
      aim: 'none',
      met: load.read_errors.length === 0,
    },
  ];
}

/** The ledger's figures as its log grows. */
export const growthTable = ({ growth }) =>
  Object.fromEntries(
    growth.map(({ events, ...figures }) => [
      `${events.toLocaleString('en-US')} sales`,
      Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]),
      ),
    ]),
  );

/** Errors against the worked examples: a right figure has none, so there is no ratio of two errors, only of hits. */
function exactness({ all: { expectations, ours, state_average: average } }) {
  return {
    measure: 'worked examples, exact to the cent',
    ours: `${ours.exact} of ${expectations}`,
    peer: `state averages ${average.exact} of ${expectations}`,
    ratio: average.exact > 0 ? `${(ours.exact / average.exact).toFixed(1)}x` : '',
    aim: 'all',
    met: ours.exact === expectations,
  };
}

/** Published averages: how many states are near, and how far the others are. */
function publishedAverages({ in_the_price_range: { taxes_within: near, states, ...fees } }) {
  const { mean_off_percent: off, over_35_percent: far } = fees;
  return [
    {
      measure: 'published averages, taxes within 10 % or $150',
      ours: `${near.of_2021} of ${states.length} by the law of 2021, ${near.today} by today's`,
      peer: '',
      ratio: '',
      aim: '≥ 43',
      met: Math.min(near.of_2021, near.today) >= 43,
    },
    {
      measure: 'published averages, fees: mean distance from the common ratio',
      ours: `${off.toFixed(1)} %${far.length > 0 ? `, over 35 %: ${far.join(', ')}` : ''}`,
      peer: '',
      ratio: '',
      aim: '≤ 8 %',
      met: off <= 8 && far.length === 0,
    },
  ];
}

const nearness = ({ within, within_where_levied: whereLevied }) =>
  within ? 'yes' : whereLevied ? 'where levied' : 'no';

/** Taxes and fees of each state next to the published averages, in dollars. */
export const publishedTable = ({ in_the_price_range: { states } }) =>
  Object.fromEntries(
    states.map(({ taxes: { today, of_2021: of2021 }, ...row }) => [
      row.state,
      {
        price: row.price,
        'taxes published': row.published_taxes,
        'taxes by the law of 2021': of2021.ours,
        within: nearness(of2021),
        "taxes by today's law": today.ours,
        'within today': nearness(today),
        'fees published': row.published_fees,
        'fees ours': row.our_fees,
        'off the common ratio': `${row.off_percent.toFixed(0)} %`,
      },
    ]),
  );

/** What the ZIP codes give, and how fast. */
function ofPlaces({ zip_codes: all, fail, ask_needlessly: needless, ...figures }) {
  return [
    {
      measure: 'ZIP codes whose address finds no county of theirs',
      ours: `${fail} of ${all.toLocaleString('en-US')}`,
      peer: '',
      ratio: '',
      aim: '< 0.5 %',
      met: fail < all * 0.005,
    },
    {
      measure: 'ZIP codes that ask though no other county has over 5 %',
      ours: String(needless),
      peer: '',
      ratio: '',
      aim: 'none',
      met: needless === 0,
    },
    limit('places loaded', figures.load_ms, 'ms', 50),
    limit('an address resolved, each ZIP code for the first time', figures.first_ms_per_address, 'ms', 0.1),
    limit('an address resolved and checked again', figures.again_ms_per_address, 'ms', 0.1),
  ];
}

const share = (count, all) => `${count.toLocaleString('en-US')} (${((count * 100) / all).toFixed(2)} %)`;

/** What an address with each ZIP code and its postal city gives. */
export const placesTable = ({ zip_codes: all, one_county, ask, fail }) => ({
  'ZIP codes': {
    all: all.toLocaleString('en-US'),
    'one county': share(one_county, all),
    'ask for the county': share(ask, all),
    fail: share(fail, all),
  },
});

const written = ({ median_dollars, p90_dollars, median_percent, p90_percent }) =>
  `$${median_dollars.toFixed(2)} / $${p90_dollars.toFixed(2)}` +
  (median_percent === null ? '' : ` (${median_percent.toFixed(1)} % / ${p90_percent.toFixed(1)} %)`);

/** Median / 90th-percentile error by kind of cost, in dollars and in percent of the right figure. */
export function errorTable(accuracy) {
  return Object.fromEntries(
    Object.entries(accuracy).map(([kind, { expectations, ours, state_average: average }]) => [
      kind,
      { expectations, 'our error': written(ours), 'error of state averages': written(average) },
    ]),
  );
}

/** The aims are those of the design: ratios within one run, absolute speeds only where the design sets one. */
export function comparisons(figures) {
  const { raw, emmett, ours, projection, affiliates, ledger, estimate, accuracy, http, attack, payouts } =
    figures;
  const { event_store_db: eventStoreDb, buyers, published, places } = figures;
  return [
    ...[1, 8, 32].map((writers) =>
      ratio(
        `append, ${writers} writers, raw INSERT`,
        ours[`append_${writers}`],
        'raw SQL',
        raw[`append_${writers}`],
        writers === 32 ? 0.9 : null,
      ),
    ),
    ...[1, 8, 32].map((writers) =>
      ratio(
        `append, ${writers} writers, Emmett`,
        ours[`append_${writers}`],
        'Emmett',
        emmett[`append_${writers}`],
        writers === 32 ? 4 : null,
      ),
    ),
    ratio('catch-up read, raw SELECT', ours.catch_up, 'raw SQL', raw.catch_up, 0.8),
    ratio('catch-up read, Emmett', ours.catch_up, 'Emmett', emmett.catch_up, null),
    ratio(
      'rebuild of a read model',
      projection.rebuild,
      'one transaction per event',
      projection.one_by_one,
      20,
    ),
    atLeast('rebuild, events', projection.rebuild, 35_000),
    limit('page of 10,000 affiliates, slowest p95', Math.max(...Object.values(affiliates)), 'ms', 250),
    ...ofLedger(ledger, raw),
    ...ofPayouts(payouts),
    ...ofEventStoreDb(eventStoreDb),
    ...ofBuyers(buyers),
    limit('10,000 estimates, the first of a process', estimate.first_10000_seconds, 's', 2),
    limit('10,000 estimates, the next', estimate.next_10000_seconds, 's', 2),
    ...ofReportPdf(figures.report_pdf),
    ...ofFirstPdf(figures.first_pdf),
    exactness(accuracy),
    ...publishedAverages(published),
    ...ofPlaces(places),
    ratio('status polls', http.status_polls, 'bare Nest', http.bare_get, 0.5),
    ratio('create report', http.create_report, 'bare Nest', http.bare_post, null),
    ...ofRefinements(figures.refinements),
    underAttack(attack),
    limit('payment confirmed to completed', http.confirmed_to_completed_ms, 'ms', 1_000),
    limit('cold start to ready, first', http.ready_first_seconds, 's', 5),
    limit('cold start to ready, again', http.ready_again_seconds, 's', 5),
    ...pageRows(figures.pages),
  ];
}
