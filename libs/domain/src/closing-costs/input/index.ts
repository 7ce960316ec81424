export { inCents } from './in-cents.js';
export { normalisePurchase, purchaseOf } from './normalise-purchase.js';
export { parsePropertyInput } from './parse-property-input.js';
export * from './purchase-place.js';
