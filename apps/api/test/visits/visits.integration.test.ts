import { Visitors, type Visit } from '../../src/visits/visitors.js';
import { VisitRows } from '../../src/visits/visit-rows.js';
import { VisitCounts } from '../../src/visits/index.js';
import { MasterKey } from '../../src/platform/personal-data/master-key.js';
import { SealedPersonalData } from '../../src/platform/personal-data/sealed-personal-data.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';

const codes = { isGiven: (code: string) => Promise.resolve(code === 'MAPLE7K4M') };

describe('visits', () => {
  let test: TestDatabase;
  let now = new Date('2026-11-26T10:00:00Z');
  beforeAll(async () => {
    test = await freshDatabase();
  });
  afterAll(() => test?.close());

  /** A process that has just started. */
  function process(): Visitors {
    const personalData = new SealedPersonalData(null as never, new MasterKey(Buffer.alloc(32, 7)));
    return new Visitors(new VisitRows(test.database), codes, personalData, { now: () => now });
  }
  async function see(visitors: Visitors, ...visits: Partial<Visit>[]): Promise<void> {
    for (const visit of visits)
      visitors.record({ address: '203.0.113.7', agent: 'Firefox', codes: [], ...visit });
    await visitors.beforeApplicationShutdown();
  }
  const totalOf = async (code: string) =>
    (await new VisitCounts(test.database).read(code, '2026-01-01')).total;
  const kept = async (table: string) => test.database.query(`select * from durable.${table}`);

  it('count a visitor once a day, whatever process serves them and however often one restarts', async () => {
    const first = process();
    await see(first, {}, {}, { codes: ['MAPLE7K4M'] });
    await see(first, {});
    await Promise.all([see(process(), { codes: ['MAPLE7K4M'] }), see(process(), { codes: ['MAPLE7K4M'] })]);
    expect([await totalOf(''), await totalOf('MAPLE7K4M')]).toEqual([1, 1]);
    await see(process(), { agent: 'Safari' }, { address: '2001:db8:1:2', codes: ['MAPLE7K4M'] });
    expect([await totalOf(''), await totalOf('MAPLE7K4M')]).toEqual([3, 2]);
  });

  it('are not counted for an unknown code', async () => {
    await see(process(), { codes: ['NOBODYS'] });
    expect(await totalOf('NOBODYS')).toBe(0);
  });

  it('are counted for the first known code of a link', async () => {
    const before = await totalOf('MAPLE7K4M');
    await see(process(), { agent: 'Opera', codes: ['NOBODYS', 'MAPLE7K4M'] });
    expect([(await totalOf('MAPLE7K4M')) - before, await totalOf('NOBODYS')]).toEqual([1, 0]);
  });

  it('are limited for one address that uses many names', async () => {
    const before = await totalOf('');
    const names = Array.from({ length: 300 }, (_, index) => ({
      address: '198.51.100.9',
      agent: `agent ${index}`,
    }));
    await see(process(), ...names);
    expect((await totalOf('')) - before).toBe(200);
  });

  it('leave no address, and only counts after the day', async () => {
    const written = JSON.stringify([
      await kept('visitor_marks'),
      await kept('visit_salts'),
      await kept('visits'),
    ]);
    expect(written).not.toMatch(/203\.0\.113|198\.51\.100|2001:db8|Firefox|Safari|agent/);
    now = new Date('2026-11-27T00:10:00Z');
    await new VisitRows(test.database).forgetBefore('2026-11-27');
    expect([await kept('visitor_marks'), await kept('visit_salts')]).toEqual([[], []]);
    const before = await totalOf('');
    await see(process(), {});
    expect(await totalOf('')).toBe(before + 1);
    const { firstDay, days } = await new VisitCounts(test.database).read('', '2026-11-27');
    expect([firstDay, days]).toEqual(['2026-11-26', [{ day: '2026-11-27', visitors: 1 }]]);
  });

  it('are lost while the database is down, and delay nothing', async () => {
    const before = await totalOf('');
    await test.database.query('alter table durable.visitor_marks rename to away');
    const visitors = process();
    await see(visitors, { agent: 'Chrome' });
    await test.database.query('alter table durable.away rename to visitor_marks');
    expect(await totalOf('')).toBe(before);
    await see(visitors, { agent: 'Chrome' });
    expect(await totalOf('')).toBe(before + 1);
  });
});
