import { jest } from '@jest/globals';
import { EventStoreUnavailableError } from '../event-store.js';
import { isAnnounced } from '../outage.js';
import { OutageWatch } from './outage-watch.js';

describe('An outage of the event store', () => {
  let lines: string[];
  let outage: OutageWatch;
  const away = (): EventStoreUnavailableError =>
    new EventStoreUnavailableError('The event store does not answer: its nodes are electing a leader');

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    lines = [];
    const say = (line: string): void => void lines.push(line);
    outage = new OutageWatch({ log: say, warn: say });
  });

  afterEach(() => jest.useRealTimers());

  /** A call that begins now and fails. */
  function fail(calledAt = performance.now()): EventStoreUnavailableError {
    const error = away();
    outage.failed(calledAt, error);
    return error;
  }

  it('is one line when it begins and one when it ends, however many calls meet it', async () => {
    outage.answered();
    await jest.advanceTimersByTimeAsync(10);
    for (let call = 0; call < 300; call++) fail();
    await jest.advanceTimersByTimeAsync(500);
    outage.answered();
    await jest.advanceTimersByTimeAsync(10);
    fail();
    expect(lines).toEqual([
      'The event store does not answer: its nodes are electing a leader. Requests that need it get 503 until it answers again',
    ]);
    await jest.advanceTimersByTimeAsync(1500);
    outage.answered();
    outage.answered();
    expect(lines.slice(1)).toEqual(['The event store answers again after 2 s']);
    expect(outage.since).toBeNull();
  });

  it('does not begin with a late failure of a call that others have overtaken', async () => {
    const calledAt = performance.now();
    await jest.advanceTimersByTimeAsync(10);
    outage.answered();
    expect(isAnnounced(fail(calledAt))).toBe(false);
    expect(lines).toEqual([]);
  });

  it('is known to those who meet it, who need not say it again', async () => {
    const error = fail(1);
    expect(isAnnounced(new Error('A report cannot be read', { cause: error }))).toBe(true);
    expect(isAnnounced(away())).toBe(false);
  });
});
