import { EventStoreUnavailableError } from '../event-store/event-store.js';
import { MailServerUnavailableError } from '../mail/mail-sender.js';
import { decideEnding, outageWaitSeconds, type FailedRun } from './job-ending.js';
import { FinalFailure } from './job.js';

const now = new Date('2026-11-22T10:00:00.000Z');
const outage = new EventStoreUnavailableError('The event store does not answer');
const fault = new TypeError('x is undefined');
const run = (attempt: number, heldUpSince: string | null = null): FailedRun => ({
  attempt,
  retryLimit: 4,
  retryDelaySeconds: 2,
  heldUpSince,
});
const after = (error: unknown, of: FailedRun) => decideEnding(error, of, now, 0);

describe('a job after a run', () => {
  it.each([1, 4, 5, 9])('waits after an outage at attempt %i, the last or not, and loses none', (attempt) => {
    expect(after(outage, run(attempt))).toEqual({
      state: 'created',
      waitSeconds: 0.5,
      output: { message: 'The event store does not answer', heldUpSince: now.toISOString() },
    });
  });

  it('knows an outage by what caused the error', () => {
    expect(after(new Error('No letter', { cause: outage }), run(5)).state).toBe('created');
  });

  it('stays held up since the first of several outages in a row', () => {
    const since = '2026-11-20T10:00:00.000Z';
    expect(after(outage, run(2, since)).output?.heldUpSince).toBe(since);
  });

  it.each([
    [1, 'retry', 2],
    [2, 'retry', 4],
    [4, 'retry', 16],
    [5, 'failed', 0],
    [6, 'failed', 0],
  ])('after a fault of its own at attempt %i of 5: %s', (attempt, state, waitSeconds) => {
    const ending = after(fault, run(attempt, '2026-11-22T09:00:00.000Z'));
    expect(ending).toMatchObject({ state, waitSeconds, output: { message: 'x is undefined' } });
    expect(ending.output).not.toHaveProperty('heldUpSince');
  });

  it('fails for good at once when no retry can help', () => {
    expect(after(new FinalFailure('It was erased'), run(1)).state).toBe('failed');
  });

  it('keeps no more of an error than its words, which may be personal', () => {
    const { output } = after(Object.assign(fault, { parameters: ['ana@example.com'] }), run(1));
    expect(Object.keys(output!)).toEqual(['message', 'name', 'stack']);
  });

  it('tries again within seconds of any outage, at different moments', () => {
    expect([0, 8, 20, 1800, 86_400].map((lasted) => outageWaitSeconds(lasted, 1))).toEqual([1, 2, 5, 5, 5]);
    expect(outageWaitSeconds(1800, 0)).toBe(2.5);
    const mail = new MailServerUnavailableError('The mail server cannot be reached');
    expect(after(mail, run(5, '2026-11-21T10:00:00.000Z'))).toMatchObject({
      state: 'created',
      waitSeconds: 30,
    });
  });
});
