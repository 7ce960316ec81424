import type { ReportRequest } from '@closewise/domain/reporting';

/** A day on which the usual closing is on 15 January 2027, as in the figures on the site's pages. */
export const sampleWrittenAt = new Date('2026-12-01T15:00:00Z');

/** The $450,000 home in Houston that all samples are of; nobody has ordered it. */
export const sampleRequest: ReportRequest = {
  reportId: 1,
  subjectId: 'sample',
  property: {
    priceCents: 45_000_000,
    state: 'TX',
    county: null,
    city: 'Houston',
    zip: '77002',
    propertyType: 'single-family',
    buyerType: 'first-time',
    loanType: 'FHA',
    hasPool: false,
  },
  placeProblems: [],
  language: 'en',
  emailOptIn: false,
  referralCode: null,
  person: { address: '1600 Main Street, Houston, TX 77002', street: '1600 Main Street', email: null },
};
