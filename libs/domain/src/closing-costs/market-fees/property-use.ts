import type { PropertyType } from '../property.js';
import type { Purchase } from '../purchase.js';

/** A use that states tax by other rules than the home of its owner. */
export type OtherPropertyUse = 'apartments' | 'business' | 'farm' | 'land';

const uses: Readonly<Partial<Record<PropertyType, OtherPropertyUse>>> = {
  commercial: 'business',
  industrial: 'business',
  'mixed-use': 'business',
  'farm-ranch': 'farm',
  'vacant-land': 'land',
};

/** What the property is used for where that is not a home of one to four families; null for such a home. */
export const otherUseOf = ({ propertyType, units }: Purchase): OtherPropertyUse | null =>
  propertyType === 'multi-family' && units > 4 ? 'apartments' : (uses[propertyType] ?? null);
