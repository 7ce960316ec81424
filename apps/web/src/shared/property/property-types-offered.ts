import { propertyTypes } from '@closewise/domain/closing-costs';
import { stateIn } from './parse-address';

type PropertyType = (typeof propertyTypes)[number];

/** States where co-ops are common. */
const statesWithCooperatives: ReadonlySet<string> = new Set('NY NJ DC IL MN WA FL CA MA MD MI'.split(' '));

/** The property types offered at this address, plus the one already chosen. */
export function propertyTypesOffered(address: string, chosen: PropertyType): PropertyType[] {
  const state = stateIn(address);
  const hasCooperatives = state !== null && statesWithCooperatives.has(state);
  return propertyTypes.filter((type) => type !== 'co-op' || hasCooperatives || chosen === 'co-op');
}
