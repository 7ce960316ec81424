import { centsOf } from '../money/index.js';
import { examplePriceDollars } from './example-purchase.js';
import type { GuideSummary } from './state-guide.js';
import type { GuideLanguage } from './state-names.js';

/** The summaries of all states in the words of one language, by name there. */
export const writeGuideList = (summaries: readonly GuideSummary[], language: GuideLanguage) => ({
  language,
  asOf: summaries[0]?.asOf ?? '',
  priceCents: centsOf(examplePriceDollars),
  states: summaries
    .map((summary) => ({
      state: summary.state,
      name: summary.name[language],
      slugs: summary.slug,
      county: summary.county[language],
      closingCostsCents: summary.closingCostsCents,
      buyerTaxCents: summary.buyerTaxCents,
      sellerTaxCents: summary.sellerTaxCents,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language)),
});
