export { normalisePurchase } from './normalise-purchase.js';
export { parsePropertyInput } from './parse-property-input.js';
