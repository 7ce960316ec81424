import { propertyTypes } from '@closewise/domain/closing-costs';
import { stateIn } from './parse-address';

type PropertyType = (typeof propertyTypes)[number];

/** Where buyers meet co-operatives; elsewhere there are hardly any. */
const statesWithCooperatives: ReadonlySet<string> = new Set('NY NJ DC IL MN WA FL CA MA MD MI'.split(' '));

/** The types to choose from at this address; what is chosen already stays among them. */
export function propertyTypesOffered(address: string, chosen: PropertyType): PropertyType[] {
  const state = stateIn(address);
  const hasCooperatives = state !== null && statesWithCooperatives.has(state);
  return propertyTypes.filter((type) => type !== 'co-op' || hasCooperatives || chosen === 'co-op');
}
