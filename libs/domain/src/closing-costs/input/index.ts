export { inCents } from './in-cents.js';
export { closingDateOf, normalisePurchase, purchaseOf } from './normalise-purchase.js';
export { parsePropertyInput } from './parse-property-input.js';
export * from './purchase-place.js';
