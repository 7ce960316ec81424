/** What other modules may know of Billing: its facts, and what can be worked out of them. */
export * from './payment-events.js';
export { givenBackCentsOf, standingCentsOf, type GivenBack } from './given-back.js';
