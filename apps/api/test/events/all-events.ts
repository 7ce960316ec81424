import { administrationEvents } from '@closewise/domain/administration';
import { affiliationEvents } from '@closewise/domain/affiliation';
import { billingEvents } from '@closewise/domain/billing';
import { postEvents } from '@closewise/domain/content';
import type { EventOf } from '@closewise/domain/events';
import { ledgerEvents } from '@closewise/domain/ledger';
import { organizationsEvents } from '@closewise/domain/organizations';
import { payoutEvents } from '@closewise/domain/payouts';
import { privacyEvents } from '@closewise/domain/privacy';
import { reportingEvents } from '@closewise/domain/reporting';

/** The events that the modules register, for tests that do not load the application. */
export const allEvents = {
  ...administrationEvents,
  ...affiliationEvents,
  ...billingEvents,
  ...ledgerEvents,
  ...organizationsEvents,
  ...payoutEvents,
  ...postEvents,
  ...privacyEvents,
  ...reportingEvents,
};

export type AnyEvent = EventOf<typeof allEvents>;
export type EventType = AnyEvent['type'];
