import type { ReportProperty } from '@closewise/contracts/report-document';
import { countyOfPurchase, nameOfJurisdiction, stateOf } from '@closewise/domain/closing-costs';
import type { ReportDocumentInput } from './report-document-input.js';
import { shownLoanType } from './purchase-kind.js';
import type { Writing } from './writing.js';

/** The state's name; its two letters if unknown. */
export const stateName = ({ language }: Writing, { estimate, jurisdiction }: ReportDocumentInput): string =>
  jurisdiction ? nameOfJurisdiction(stateOf(jurisdiction), language) : estimate.jurisdiction.state;

/** The state's name after 'in'; only the District of Columbia takes an article. */
export function stateInWords(writing: Writing, input: ReportDocumentInput): string {
  return input.estimate.jurisdiction.state === 'DC'
    ? writing.texts.place.withArticle(stateName(writing, input))
    : stateName(writing, input);
}

/** The recognized place, such as `Houston, Harris County, Texas`: without repetitions, and without a city that it lies outside of. */
export function placeName(writing: Writing, input: ReportDocumentInput): string {
  const { county, state, resolved } = input.estimate.jurisdiction;
  const city = resolved === 'city' ? input.estimate.jurisdiction.city : null;
  const isCityItself = city !== null && county?.toLowerCase() === `${city.toLowerCase()} city`;
  const countyName =
    county && !isCityItself && nameOfJurisdiction(countyOfPurchase(county, state), writing.language);
  return [...new Set([city, countyName, stateName(writing, input)].filter(Boolean))].join(', ');
}

function summaryOf(writing: Writing, input: ReportDocumentInput): string {
  const { county, city, resolved } = input.estimate.jurisdiction;
  const texts = writing.texts.place;
  const name = placeName(writing, input);
  if (resolved === 'county' && city !== null) return texts.outsideCity(city, name);
  return texts[resolved === 'city' && county === null ? 'cityOnly' : resolved](name);
}

/** The facts of the purchase and its place. */
export function writeProperty(writing: Writing, input: ReportDocumentInput): ReportProperty {
  const { purchase, estimate, place } = input;
  const { state, county, city, resolved } = estimate.jurisdiction;
  const texts = writing.texts.place;
  return {
    address: input.address,
    priceCents: purchase.priceCents,
    loanAmountCents: estimate.loanAmountCents,
    downPaymentCents: Math.max(0, purchase.priceCents - estimate.loanAmountCents),
    propertyType: purchase.propertyType,
    buyerType: purchase.buyerType,
    loanType: shownLoanType(input),
    hasPool: purchase.hasPool,
    occupancy: purchase.investment ? 'investment' : purchase.secondHome ? 'second-home' : 'own-home',
    place: {
      state,
      county,
      city,
      zip: place.zip,
      resolved,
      summary: summaryOf(writing, input),
      missing: [
        ...place.problems.map((problem) => texts.missing[problem]),
        ...estimate.notIncluded
          .filter(({ reason }) => reason !== 'not-known')
          .map((sentence) => sentence[writing.language]),
      ],
    },
  };
}
