import { expiryAfterUse, isConfirmed, isLastSeenStale, type Session } from './session.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const startedAt = new Date('2026-03-01T12:00:00.000Z');
const after = (ms: number): Date => new Date(startedAt.getTime() + ms);
const session = { startedAt, confirmedAt: startedAt, lastSeenAt: startedAt } as Session;

describe('the times of a session', () => {
  it.each([
    ['admin', 30 * MINUTE_MS, 12 * HOUR_MS],
    ['organization', 7 * DAY_MS, 30 * DAY_MS],
    ['affiliate', 7 * DAY_MS, 30 * DAY_MS],
  ] as const)('[PL-07] of an %s are put off by each use, up to the last one', (kind, idle, absolute) => {
    const expiry = (usedAfter: number) => expiryAfterUse({ kind, startedAt }, after(usedAfter));
    expect(expiry(0)).toEqual(after(idle));
    expect(expiry(absolute - idle)).toEqual(after(absolute));
    expect(expiry(absolute - idle + 1)).toEqual(after(absolute));
  });

  it('[PL-07] let what is sensitive be done for ten minutes, and no longer', () => {
    expect(isConfirmed(session, after(0))).toBe(true);
    expect(isConfirmed(session, after(10 * MINUTE_MS - 1))).toBe(true);
    expect(isConfirmed(session, after(10 * MINUTE_MS))).toBe(false);
  });

  it('are written down when the last note of them is a minute old', () => {
    expect(isLastSeenStale(session, after(MINUTE_MS - 1))).toBe(false);
    expect(isLastSeenStale(session, after(MINUTE_MS))).toBe(true);
  });
});
