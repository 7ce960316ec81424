export { likelyGroups, type LikelyGroup } from './groups.js';
export { likelyRange } from './likely-range.js';
export { savingByQuotes } from './saving-by-quotes.js';
