import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { type LedgerEvent, ledgerEventTypes, type RecordedLedgerEvent } from '@closewise/domain/ledger';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

/** Those of these events of which the books are made. */
export const ledgerEventsIn = (
  events: readonly RecordedEvent<ClosewiseEvent>[],
): RecordedEvent<LedgerEvent>[] => events.filter((event) => isLedgerEvent(event));

const isLedgerEvent = (event: RecordedEvent<ClosewiseEvent>): event is RecordedEvent<LedgerEvent> =>
  types.has(event.type);

const types: ReadonlySet<string> = new Set(ledgerEventTypes);

/** An event of the log as the books read it. */
export const toRecordedLedgerEvent = (event: RecordedEvent<LedgerEvent>): RecordedLedgerEvent => ({
  event,
  stream: event.stream,
  revision: event.revision,
  id: event.id,
  recordedAt: event.recordedAt,
});
