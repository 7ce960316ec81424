export type { DomainEvent, JsonValue } from './event.js';
export type { Decider } from './decider.js';
export { DomainError } from './domain-error.js';
export { assertNamesNobody, personalDataIn } from './free-text.js';
export type { ErrorCode } from './error-code.js';
export {
  catalogueOf,
  typesOf,
  upcast,
  upcastPerson,
  versionOf,
  type CatalogueEntry,
  type EventCatalogue,
  type EventData,
  type Upcaster,
} from './event-catalogue.js';
