import type { ReportProperty } from '@closewise/contracts/report-document';
import { countyOfPurchase, nameOfJurisdiction, stateOf } from '@closewise/domain/closing-costs';
import type { ReportDocumentInput } from './report-document-input.js';
import { shownLoanType } from './shown-loan-type.js';
import type { Writing } from './writing.js';

/** The state as the lines of the report call it; its letters where nothing more is known of it. */
export const stateName = ({ language }: Writing, { estimate, jurisdiction }: ReportDocumentInput): string =>
  jurisdiction ? nameOfJurisdiction(stateOf(jurisdiction), language) : estimate.jurisdiction.state;

/** The state as it stands after 'in': the District of Columbia alone takes an article. */
export function stateInWords(writing: Writing, input: ReportDocumentInput): string {
  return input.estimate.jurisdiction.state === 'DC'
    ? writing.texts.place.withArticle(stateName(writing, input))
    : stateName(writing, input);
}

/** Names the place as finely as it was recognized: `Houston, Harris County, Texas`; nothing of it twice. */
export function placeName(writing: Writing, input: ReportDocumentInput): string {
  const { county, city, state } = input.estimate.jurisdiction;
  const isCityItself = city !== null && county?.toLowerCase() === `${city.toLowerCase()} city`;
  const countyName =
    county && !isCityItself && nameOfJurisdiction(countyOfPurchase(county, state), writing.language);
  return [...new Set([city, countyName, stateName(writing, input)].filter(Boolean))].join(', ');
}

/** The facts of the purchase and what is known of its place. */
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
    place: {
      state,
      county,
      city,
      zip: place.zip,
      resolved,
      summary: texts[resolved === 'city' && county === null ? 'cityOnly' : resolved](
        placeName(writing, input),
      ),
      missing: [
        ...place.problems.map((problem) => texts.missing[problem]),
        ...estimate.notIncluded
          .filter(({ reason }) => reason !== 'not-known')
          .map((sentence) => sentence[writing.language]),
      ],
    },
  };
}
