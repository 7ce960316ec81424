import type { Appended, EventStore, EventToAppend } from '../../src/platform/event-store/event-store.js';
import { untilAnswered } from './until-answered.js';

/** What a command does with an unknown outcome: the same append again. */
export function appendUntilAnswered(
  store: EventStore,
  stream: string,
  expected: number | 'no-stream',
  event: EventToAppend,
): Promise<Appended> {
  return untilAnswered(() => store.append(stream, expected, [event]));
}
