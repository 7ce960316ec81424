import type { Appended, EventStore, EventToAppend } from '../../src/platform/event-store/event-store.js';

/** Repeats a call while the store is unavailable, as callers do. */
export async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if ((error as Error).name !== 'EventStoreUnavailableError') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Repeats the same append while its outcome is unknown, as a command does. */
export function appendUntilAnswered(
  store: EventStore,
  stream: string,
  expected: number | 'no-stream',
  event: EventToAppend,
): Promise<Appended> {
  return untilAnswered(() => store.append(stream, expected, [event]));
}
