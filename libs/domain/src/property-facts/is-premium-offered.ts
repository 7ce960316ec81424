import { isFloodMapped } from './flood-zone.js';
import type { PropertyFacts } from './property-facts.js';

/** With fewer of the five facts than these the premium report is not offered: most of what is paid for would be missing. */
export const factsNeededForPremium = 3;

/** How many of the five have an answer. A flood zone counts where the map says something of the place. */
export function factsFound({ floodZone, ...others }: PropertyFacts): number {
  const found = Object.values(others).filter(({ status }) => status === 'found').length;
  return found + (floodZone.status === 'found' && isFloodMapped(floodZone.fact) ? 1 : 0);
}

/** Whether enough sources answer for the property. */
export const isPremiumOffered = (facts: PropertyFacts): boolean => factsFound(facts) >= factsNeededForPremium;
