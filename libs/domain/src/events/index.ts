export type { DomainEvent, JsonValue } from './event.js';
export type { Decider } from './decider.js';
export { DomainError } from './domain-error.js';
export type { RefusalCode } from './refusal-code.js';
