import {
  type LedgerEvent,
  ledgerEventTypes as types,
  type RecordedLedgerEvent,
} from '@closewise/domain/ledger';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

/** The types of the events that make the books. */
export const ledgerEventTypes: readonly string[] = types;

/** A stored event as the books read it; only for the types above. */
export const toRecordedLedgerEvent = (event: RecordedEvent): RecordedLedgerEvent => ({
  event: { type: event.type, data: event.data } as unknown as LedgerEvent,
  stream: event.stream,
  revision: event.revision,
  id: event.id,
  recordedAt: event.recordedAt,
});
