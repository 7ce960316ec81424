import { Associations } from '../organizations/associations.js';
import { until } from '../processing.js';

/** The traces of a request in the database, each counted in its own table. */
const TRACES = `select
  (select count(*) from durable.enqueued_jobs)::integer as enqueued,
  (select count(*) from jobs.job where name = 'send-mail')::integer as jobs,
  (select coalesce(sum(points), 0) from durable.rate_limits)::integer as counted,
  (select count(*) from events.events)::integer as events`;

type Traces = Readonly<{ enqueued: number; jobs: number; counted: number; events: number }>;

/**
 * An answer must not reveal whether an address is known: the response, the jobs and the
 * counts are the same, and only the job looks up the account.
 */
describe('a mail requested for an address', () => {
  let associations: Associations;
  const known = 'known@example.com';
  beforeAll(async () => {
    associations = await Associations.open();
    const { shop } = associations.partners;
    await shop.sell({ userEmail: known, emailOptIn: false });
    await associations.partners.join(known);
    await associations.setUp({ organizationTag: 'BOISE', contactEmail: known });
    const open = `select from jobs.job where state < 'completed' and start_after <= now()`;
    await until(async () => (await shop.test.database.query(open)).length === 0);
    await shop.holdJobs();
  });
  afterAll(() => associations?.close());

  const traces = async (): Promise<Traces> => {
    const [row] = await associations.partners.shop.test.database.query<Traces>(TRACES);
    return row!;
  };

  /** What the request left behind, and its answer without request-specific parts. */
  const workOf = async (url: string, email: string) => {
    const before = await traces();
    const answer = await associations.partners.browser().send('POST', url, { email });
    const after = await traces();
    const { statusCode, body, headers } = answer;
    const work = {
      enqueued: after.enqueued - before.enqueued,
      jobs: after.jobs - before.jobs,
      counted: after.counted - before.counted,
      events: after.events - before.events,
    };
    return { statusCode, body, headers: Object.keys(headers).toSorted(), work };
  };

  it.each([
    // One count for the network, two for the address: ten minutes and one day.
    ['the links of reports', '/api/reports/find', 202, 3],
    ['the link of a dashboard', '/api/affiliate/send-link', 200, 2],
    ['a new password', '/api/organization/forgot-password', 200, 2],
  ])('causes the same work for an unknown address: %s', async (_what, url, statusCode, counted) => {
    const unknown = await workOf(url, 'nobody@example.com');
    expect(unknown).toMatchObject({ statusCode, work: { enqueued: 1, jobs: 1, counted, events: 0 } });
    expect(await workOf(url, known)).toEqual(unknown);
  });

  it('causes no work when it was requested just before, whether or not the address is known', async () => {
    const again = [await workOf('/api/reports/find', 'nobody@example.com')];
    again.push(await workOf('/api/reports/find', known));
    for (const { statusCode, work } of again)
      expect([statusCode, work]).toEqual([202, { enqueued: 0, jobs: 0, counted: 1, events: 0 }]);
    expect(again[0]).toEqual(again[1]);
  });
});
