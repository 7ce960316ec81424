import { setTimeout as pause } from 'node:timers/promises';
import { contractChecks, type CheckTitle } from '../event-store-contract.js';
import { appendingMutants } from './mutants/appending.js';
import { followingMutants } from './mutants/following.js';
import { readingMutants } from './mutants/reading.js';
import { openOnDouble } from './open-on-double.js';
import { StoredLog } from './stored-log.js';

const mutants = [...appendingMutants, ...readingMutants, ...followingMutants];
const checks = [...new Set(mutants.map(({ noticedBy }) => noticedBy))];

/** Shorter waits than in the contract, because mutants make them time out. */
const inVain = { limitMs: 25_000, patienceMs: 1000 };

describe('The contract detects a server that', () => {
  it.each(mutants)('$fault [it no longer $noticedBy]', async ({ log, noticedBy }) => {
    await expect(check(noticedBy, new log(), inVain)).rejects.toThrow();
  });
});

describe('The same checks pass for a correct server: it', () => {
  it.each(checks)('%s', async (title) => {
    await expect(check(title, new StoredLog(), { limitMs: 150_000 })).resolves.toBeUndefined();
  });
});

type Waits = Readonly<{ limitMs: number; patienceMs?: number }>;

async function check(title: CheckTitle, log: StoredLog, { limitMs, ...patience }: Waits): Promise<void> {
  const test = await openOnDouble(log);
  const limit = new AbortController();
  try {
    const late = pause(limitMs, undefined, limit).then(() => Promise.reject(new Error('It does not end')));
    await Promise.race([contractChecks[title]({ ...test, ...patience }), late]);
  } finally {
    limit.abort();
    await test.close();
  }
}
