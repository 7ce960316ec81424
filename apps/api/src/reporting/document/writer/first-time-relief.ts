import { placeScopeCovers, type PlaceScope } from '@closewise/domain/closing-costs';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { ReportDocumentInput } from './report-document-input.js';

/** Whether the law of the place spares who buys for the first time, and whether the estimate reckons with it. */
export type FirstTimeRelief = 'none' | 'not-computed' | 'computed';

/** A relief of Oakland or Nantucket is none in the rest of its state. */
export function firstTimeReliefIn(
  { estimate, place }: ReportDocumentInput,
  { firstTimeBuyerRelief: relief, taxes }: JurisdictionFacts,
): FirstTimeRelief {
  if (!relief) return 'none';
  const { county, city, resolved } = estimate.jurisdiction;
  const here = { county, city: resolved === 'city' ? city : null, zip: place.zip };
  const holdsHere = ({ appliesIn }: Readonly<{ appliesIn: PlaceScope | null }>) =>
    placeScopeCovers(appliesIn, here);
  if (!holdsHere(relief)) return 'none';
  if (relief.coveredByRules.length === 0) return 'not-computed';
  const rules = taxes.filter((tax) => relief.coveredByRules.includes(tax.id) && holdsHere(tax));
  if (rules.length === 0) return 'none';
  return rules.some(({ id }) => estimate.lines.some(({ key }) => key === `tax.${id}`))
    ? 'computed'
    : 'not-computed';
}
