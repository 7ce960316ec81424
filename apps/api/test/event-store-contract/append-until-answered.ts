import type { Appended, EventStore, EventToAppend } from '../../src/platform/event-store/event-store.js';

/** What a command does with an unknown outcome: the same append again. */
export async function appendUntilAnswered(
  store: EventStore,
  stream: string,
  expected: number | 'no-stream',
  event: EventToAppend,
): Promise<Appended> {
  for (;;) {
    try {
      return await store.append(stream, expected, [event]);
    } catch (error) {
      if ((error as Error).name !== 'EventStoreUnavailableError') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
