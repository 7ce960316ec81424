import type { PremiumSections } from '@closewise/contracts/report-document';
import type { Purchase } from '@closewise/domain/closing-costs';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import type { Writing } from '../writing.js';
import type { PremiumWriting } from './premium-writing.js';
import { writeComparableSales } from './write-comparable-sales.js';
import { writeFloodZone } from './write-flood-zone.js';
import { writeNeighbourhood } from './write-neighbourhood.js';
import { writeSchools, writeTaxHistory } from './write-public-records.js';

/** Writes the premium sections from the sources' facts only, and cites the sources. */
export function writePremiumSections(
  writing: Writing,
  facts: PropertyFacts,
  { priceCents, loanType }: Pick<Purchase, 'priceCents' | 'loanType'>,
): PremiumSections {
  const own = premiumWriting(writing);
  return {
    floodZone: writeFloodZone(own, facts.floodZone, loanType === 'Cash'),
    taxHistory: writeTaxHistory(own, facts.taxHistory),
    schools: writeSchools(own, facts.schools),
    neighbourhood: writeNeighbourhood(own, facts.neighbourhood),
    comparableSales: writeComparableSales(own, facts.comparableSales, priceCents),
  };
}

function premiumWriting(writing: Writing): PremiumWriting {
  const formats = [0, 1].map(
    (maximumFractionDigits) => new Intl.NumberFormat(writing.texts.locale, { maximumFractionDigits }),
  );
  return {
    ...writing,
    premium: writing.texts.premium,
    number: (value, digits) => (formats[digits] ?? formats[1]!).format(value),
  };
}
