import type { PremiumSections } from '@closewise/contracts/report-document';
import type { LoanType } from '@closewise/domain/closing-costs';
import type { Cents } from '@closewise/domain/money';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import type { Writing } from '../writing.js';
import { en } from './texts/en.js';
import { es } from './texts/es.js';
import type { PremiumWriting } from './premium-writing.js';
import { writeComparableSales } from './write-comparable-sales.js';
import { writeFloodZone } from './write-flood-zone.js';
import { writeNeighbourhood } from './write-neighbourhood.js';
import { writeSchools } from './write-schools.js';
import { writeTaxHistory } from './write-tax-history.js';

const texts = { en, es } as const;
const locales = { en: 'en-US', es: 'es-US' } as const;

/** What the sections need of the purchase. */
type Purchase = Readonly<{ priceCents: Cents; loanType: LoanType }>;

/** Writes what the sources said of the property, and cites them in the document's list of sources. Nothing else is said. */
export function writePremiumSections(
  writing: Writing,
  facts: PropertyFacts,
  { priceCents, loanType }: Purchase,
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
    (maximumFractionDigits) => new Intl.NumberFormat(locales[writing.language], { maximumFractionDigits }),
  );
  return {
    ...writing,
    premium: texts[writing.language],
    number: (value, digits) => (formats[digits] ?? formats[1]!).format(value),
  };
}
