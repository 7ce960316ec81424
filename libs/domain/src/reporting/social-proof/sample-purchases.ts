import { propertyTypes } from '../../closing-costs/index.js';
import { priceRanges } from './price-range.js';
import { sampleCities } from './sample-cities.js';
import type { ShownPurchase } from './shown-purchases.js';

/** The sample begins at $200,000. */
const sampleRanges = priceRanges.slice(1);

/** Made-up purchases, for installations that sell nothing. `random` answers from 0 to less than 1. */
export const samplePurchases = (count: number, random: () => number): readonly ShownPurchase[] =>
  Array.from({ length: count }, () => ({
    propertyType: oneOf(propertyTypes, random),
    location: oneOf(Object.values(sampleCities).flat(), random),
    priceRange: oneOf(sampleRanges, random),
  }));

const oneOf = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)]!;
