// Two years of sales, written straight into the log; every run has the same sales and sellers.
import { affiliationEvents } from '../../libs/domain/dist/affiliation/index.js';
import { billingEvents } from '../../libs/domain/dist/billing/index.js';
import { reportingEvents } from '../../libs/domain/dist/reporting/index.js';

const events = { ...affiliationEvents, ...billingEvents, ...reportingEvents };

/** The example of an event, as SQL. */
const exampleOf = (type) => `'${JSON.stringify(events[type].example)}'::jsonb`;

/** In seconds; the last of a million sales is a day old. */
const SPACING = 63;
const AFFILIATES = 2_000;
const SAMPLE = 500;
const meta = (actor) =>
  `jsonb_build_object('actor', '${actor}', 'correlationId', 'bench', 'causationId', null, 'schemaVersion', 1, 'at', at)`;

/** For sale k: time, affiliate (every twentieth sale the same one), and organization or null. */
const facts = `select k, to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, time, affiliate,
    case when affiliate % 3 > 0 then 'ORG' || affiliate % 50 end as tag
  from generate_series($1::int, $2::int) as k,
    lateral (select now() - interval '731 days' + k * ${SPACING} * interval '1 second' as time,
      case when k % 20 = 1 then 0 else k::bigint * 7919 % ${AFFILIATES} end as affiliate) as chosen`;

/** As the application writes JSON: without the spaces that Postgres sets after colons and commas. */
const compact = (json) => `replace(replace((${json})::text, '": ', '":'), ', "', ',"')::json`;

const event = (stream, version, type, data, actor = 'system') =>
  `select ${stream} as stream_id, ${version} as version, gen_random_uuid() as event_id, ${type} as type,
    ${compact(data)} as data, ${compact(meta(actor))} as meta, time as created_at`;

const affiliates = `${event(
  `'affiliate-a' || k`,
  'n',
  `(array['AffiliateRegistered', 'CommissionRateSet'])[n + 1]`,
  `jsonb_build_object('affiliateId', 'a' || k, 'subjectId', 'a' || k, 'person', null, 'code', 'BENCH' || k,
    'membership', null, 'isMaster', false, 'registeredBy', 'affiliate', 'ratePercent', 40, 'reason', 'bench')`,
)} from (select k, n, now() - interval '732 days' as time, to_char(now() - interval '732 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from generate_series(0, ${AFFILIATES - 1}) as k, generate_series(0, 1) as n order by k, n) as facts`;

/** Every tenth event fully refunds the sale five events earlier. */
const sales = `${event(
  `'sale-simulated-pi_' || case when k % 10 = 0 then k - 5 else k end`,
  'case when k % 10 = 0 then 1 else 0 end',
  `case when k % 10 = 0 then 'SaleReversed' else 'SaleSplit' end`,
  `case when k % 10 = 0 then
    (select jsonb_build_object('paymentId', 'simulated-pi_' || k - 5, 'affiliateId', 'a' || back.affiliate,
      'organizationTag', back.tag, 'givenBackCents', 2500, 'refundedCents', 2500, 'lostCents', 0,
      'shares', jsonb_build_object('commissionCents', -1000, 'overrideCents', case when back.tag is null then 0 else -250 end,
        'houseCents', case when back.tag is null then -1500 else -1250 end), 'amountCents', -2500)
     from (select before.affiliate, case when before.affiliate % 3 > 0 then 'ORG' || before.affiliate % 50 end as tag
       from (select (k - 5)::bigint * 7919 % ${AFFILIATES} as affiliate) as before) as back)
  else
    jsonb_build_object('paymentId', 'simulated-pi_' || k, 'reportId', 4503599627370496 + k, 'amountCents', 2500,
      'currency', 'usd', 'paidAt', at, 'policyVersion', 1,
      'attribution', jsonb_build_object('code', 'BENCH' || affiliate, 'codeFrom', 'order', 'outcome', 'credited',
        'affiliateId', 'a' || affiliate),
      'commission', jsonb_build_object('affiliateId', 'a' || affiliate, 'ratePercent', 40, 'rateEventId', null),
      'override', case when tag is not null then jsonb_build_object('organizationTag', tag, 'ratePercent', 10) end,
      'shares', jsonb_build_object('commissionCents', 1000, 'overrideCents', case when tag is null then 0 else 250 end,
        'houseCents', case when tag is null then 1500 else 1250 end))
  end`,
)} from (${facts}) as facts order by k`;

/** Order and payment of every five hundredth sale, which an explanation reads together with the sale. */
const orders = `${event(
  `case n when 0 then 'report-' || 4503599627370496 + k else 'payment-simulated-pi_' || k end`,
  'greatest(n - 1, 0)',
  `(array['ReportRequested', 'PaymentRequested', 'PaymentSucceeded'])[n + 1]`,
  `(array[${['ReportRequested', 'PaymentRequested', 'PaymentSucceeded'].map(exampleOf).join(', ')}])[n + 1]
    || jsonb_build_object('paymentId', 'simulated-pi_' || k, 'reportId', 4503599627370496 + k, 'amountCents', 2500,
      'currency', 'usd', 'referralCode', 'BENCH' || affiliate, 'person', null)`,
)} from (${facts}) as facts, generate_series(0, 2) as n where k % ${SAMPLE} = 1 order by k, n`;

const insert = (select) =>
  `insert into events.events (stream_id, version, event_id, type, data, meta, created_at) ${select}`;

/** The affiliates, before anything is sold. */
export const writeAffiliates = (database) => database.query(insert(affiliates));

/** Sale events `from` to `to`, in batches as they would come; `from` and `to` are counted from 1. */
export async function writeSales(database, from, to) {
  for (let first = from; first <= to; first += 50_000) {
    const range = [first, Math.min(to, first + 49_999)];
    await database.query(insert(orders), range);
    await database.query(insert(sales), range);
  }
}

/** Accounts to query: a few with many entries, many with a few. */
export const accountOf = (n) =>
  n % 2 === 0
    ? { kind: 'affiliate', id: `a${(n * 37) % AFFILIATES}`, label: '' }
    : { kind: 'organization', id: `ORG${(n * 13) % 50}`, label: '' };

/** A moment within the first `events` sales. */
export const momentOf = (n, events) =>
  new Date(Date.now() - 731 * 86_400_000 + ((n * 7919) % events) * SPACING * 1000).toISOString();

/** Payments whose order and payment events exist. */
export const paymentOf = (n, events) =>
  `simulated-pi_${((n * 7919) % Math.ceil(events / SAMPLE)) * SAMPLE + 1}`;

/** One more sale, of the affiliate and organization with the most entries. */
export function saleNow(n) {
  const at = new Date().toISOString();
  const paymentId = `simulated-pi_live_${n}`;
  const data = {
    paymentId,
    reportId: 4503599627370495 - n,
    amountCents: 2500,
    currency: 'usd',
    paidAt: at,
    policyVersion: 1,
    attribution: { code: 'BENCH0', codeFrom: 'order', outcome: 'credited', affiliateId: 'a0' },
    commission: { affiliateId: 'a0', ratePercent: 40, rateEventId: null },
    override: { organizationTag: 'ORG1', ratePercent: 10 },
    shares: { commissionCents: 1000, overrideCents: 250, houseCents: 1250 },
  };
  const meta = { actor: 'system', correlationId: 'bench', causationId: null, schemaVersion: 1, at };
  return { stream: `sale-${paymentId}`, event: { id: crypto.randomUUID(), type: 'SaleSplit', data, meta } };
}
