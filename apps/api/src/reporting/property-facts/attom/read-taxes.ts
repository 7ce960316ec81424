import { centsOf } from '@closewise/domain/money';
import type { TaxYear } from '@closewise/domain/property-facts';
import type { AssessedHome } from './attom-answers.js';

const mostYears = 10;

/** The assessments by year, the latest first; of a year with several the first one, which is the latest correction. */
export function readTaxes({ assessmenthistory }: AssessedHome): TaxYear[] {
  const years = new Map<number, TaxYear>();
  for (const { tax, assessed } of assessmenthistory) {
    const year = tax?.taxyear || tax?.assessoryear || 0;
    const taxCents = centsOrNull(tax?.taxamt);
    const assessedCents = centsOrNull(assessed?.assdttlvalue);
    const saysSomething = taxCents !== null || assessedCents !== null;
    if (year < 1900 || year > 2200 || !saysSomething || years.has(year)) continue;
    years.set(year, { year, taxCents, assessedCents });
  }
  return [...years.values()].toSorted((one, other) => other.year - one.year).slice(0, mostYears);
}

/** ATTOM writes 0 where it does not know; a home that is exempt has no bill either. */
const centsOrNull = (dollars: number | null | undefined) => (dollars ? centsOf(dollars) : null);
