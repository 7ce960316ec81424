import { isNamed } from '../applicability/index.js';
import type { Purchase } from '../purchase.js';
import type { RecordingRules } from '../rules/index.js';

type AddOn = RecordingRules['addOns'][number];

const homes = new Set([
  'single-family',
  'condo',
  'townhouse',
  'multi-family',
  'new-construction',
  'mobile-home',
]);
const conservationFeeCounties = [
  'Anoka',
  'Carver',
  'Dakota',
  'Hennepin',
  'Ramsey',
  'Scott',
  'Washington',
  'Winona',
];

/** Whether the paper comes with this purchase; one for certain counties only where the county is known. */
export function addOnFits(addOn: AddOn, purchase: Purchase): boolean {
  if (addOn.where !== undefined && !isNamed(purchase.county, conservationFeeCounties)) return false;
  if (addOn.document === 'mortgage') return purchase.loanCents > 0;
  if (addOn.document === 'homestead') return purchase.principalResidence;
  if (/residential/i.test(addOn.name)) return homes.has(purchase.propertyType);
  if (/other property/i.test(addOn.name)) return !homes.has(purchase.propertyType);
  return true;
}
