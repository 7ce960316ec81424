import { setTimeout as pause } from 'node:timers/promises';
import { contractChecks, type CheckTitle } from '../event-store-contract.js';
import { appendingMutants } from './mutants/appending.js';
import { followingMutants } from './mutants/following.js';
import { readingMutants } from './mutants/reading.js';
import { openOnDouble } from './open-on-double.js';
import { StoredLog } from './stored-log.js';

const LIMIT_MS = 25_000;
const LONG: CheckTitle =
  'neither loses nor doubles events when connections drop under 8 writers and a subscriber';
const mutants = [...appendingMutants, ...readingMutants, ...followingMutants];
const checks = [...new Set(mutants.map(({ noticedBy }) => noticedBy))];

describe('The contract finds out a server that', () => {
  it.each(mutants)('$fault [it no longer $noticedBy]', async ({ log, noticedBy }) => {
    await expect(check(noticedBy, new log())).rejects.toThrow();
  });
});

describe('The same checks find nothing in a sound server: it', () => {
  it.each(checks)('%s', async (title) => {
    await expect(check(title, new StoredLog())).resolves.toBeUndefined();
  });
});

/** Less patient than the contract itself, because most of the waits here are in vain. */
async function check(title: CheckTitle, log: StoredLog): Promise<void> {
  const test = await openOnDouble(log);
  const limit = new AbortController();
  try {
    const late = pause(LIMIT_MS, undefined, limit).then(() => Promise.reject(new Error('It does not end')));
    const patienceMs = title === LONG ? 12_000 : 3000;
    await Promise.race([contractChecks[title]({ ...test, patienceMs }), late]);
  } finally {
    limit.abort();
    await test.close();
  }
}
