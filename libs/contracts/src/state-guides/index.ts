export type { GuideGroupName, PayerName } from './money-in-place.js';
export * from './state-guide.js';
export * from './quick-estimate.js';
