export type { DomainEvent, JsonValue, Decider } from './event.js';
export { DomainError } from './domain-error.js';
export { assertNamesNobody, personalDataIn } from './free-text.js';
export type { ErrorCode } from './error-code.js';
export {
  defineEvents,
  eventTypes,
  freeText,
  upcast,
  upcastPerson,
  versionOf,
  type DataOf,
  type EventData,
  type EventDefinition,
  type EventDefinitions,
  type EventOf,
  type Upcaster,
} from './define-events.js';
