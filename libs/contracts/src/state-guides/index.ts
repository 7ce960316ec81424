export type { GuideGroupName, PayerName } from './guide-fields.js';
export * from './state-guide.js';
export * from './quick-estimate.js';
