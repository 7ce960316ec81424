import type { Position } from '../src/platform/event-store/event-store.js';
import { Checkpoints } from '../src/platform/projections/checkpoints.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

const at = (position: number) => String(position) as Position;

describe('the position of a consumer without an event for it', () => {
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

  it('is noted from the beginning on, step by step', async () => {
    expect(await checkpoints.note(name, null, at(5))).toBe(true);
    expect(await checkpoints.note(name, at(5), at(9))).toBe(true);
    expect(await stored()).toBe('9');
  });

  it('is left where another worker has brought it', async () => {
    await checkpoints.note(name, null, at(5));
    expect(await checkpoints.note(name, null, at(3))).toBe(false);
    expect(await stored()).toBe('5');
  });

  it('is left to the worker that has it', async () => {
    await test.database.transaction(async (client) => {
      await checkpoints.elect(client, name);
      expect(await checkpoints.note(name, null, at(3))).toBe(false);
      await checkpoints.advance(client, name, null, at(4));
    });
    expect(await stored()).toBe('4');
  });

  it('is left where the consumer has stopped', async () => {
    await checkpoints.stop(name, null, 'poison', '00000000-0000-4000-8000-000000000001');
    expect(await checkpoints.note(name, null, at(3))).toBe(false);
    expect(await stored()).toBeNull();
  });
});
