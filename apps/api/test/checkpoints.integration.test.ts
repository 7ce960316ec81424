import type { Position } from '../src/platform/event-store/event-store.js';
import { Checkpoints } from '../src/platform/projections/checkpoints.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

const at = (position: number) => String(position) as Position;

describe('the position of a consumer without new events of its own', () => {
  const name = 'test.tally@1';
  let test: TestDatabase;
  let checkpoints: Checkpoints;

  beforeEach(async () => {
    test = await freshDatabase();
    checkpoints = new Checkpoints(test.database);
    await test.database.transaction((client) => checkpoints.create(client, name, 'log-1', null));
  });
  afterEach(() => test.close());

  const stored = async () => (await checkpoints.find(name))?.position;

  it('is saved from the beginning, step by step', async () => {
    expect(await checkpoints.note(name, null, at(5))).toBe(true);
    expect(await checkpoints.note(name, at(5), at(9))).toBe(true);
    expect(await stored()).toBe('9');
  });

  it('keeps the value that another worker saved', async () => {
    await checkpoints.note(name, null, at(5));
    expect(await checkpoints.note(name, null, at(3))).toBe(false);
    expect(await stored()).toBe('5');
  });

  it('is left to the worker that owns it', async () => {
    await test.database.transaction(async (client) => {
      await checkpoints.elect(client, name);
      expect(await checkpoints.note(name, null, at(3))).toBe(false);
      await checkpoints.advance(client, name, null, at(4));
    });
    expect(await stored()).toBe('4');
  });

  it('is saved together with others, each separately', async () => {
    const others = ['test.others@1', 'test.ahead@1', 'test.held@1'] as const;
    await test.database.transaction(async (client) => {
      for (const other of others) await checkpoints.create(client, other, 'log-1', null);
    });
    await checkpoints.note('test.ahead@1', null, at(7));
    await test.database.transaction(async (client) => {
      await checkpoints.elect(client, 'test.held@1');
      const noted = [name, ...others].map((each) => checkpoints.note(each, null, at(5)));
      expect(await Promise.all(noted)).toEqual([true, true, false, false]);
    });
    const positions = (await checkpoints.all()).map((each) => [each.name, each.position]);
    expect(positions).toEqual([
      ['test.ahead@1', '7'],
      ['test.held@1', null],
      ['test.others@1', '5'],
      [name, '5'],
    ]);
  });

  it('stays where the consumer has stopped', async () => {
    await checkpoints.stop(name, null, 'poison', '00000000-0000-4000-8000-000000000001');
    expect(await checkpoints.note(name, null, at(3))).toBe(false);
    expect(await stored()).toBeNull();
  });
});
