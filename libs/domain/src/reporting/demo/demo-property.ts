import type { ReportedProperty } from '../report-request.js';

/** Street, city, state and ZIP code of the home that every demo report is about. */
export const demoAddress = '1600 Main Street, Houston, TX 77002';

/** The demo's one property; a conventional loan has 20 % down. */
export const demoProperty = {
  priceCents: 45_000_000,
  state: 'TX',
  county: null,
  city: 'Houston',
  zip: '77002',
  propertyType: 'single-family',
  buyerType: 'first-time',
  loanType: 'Conventional',
  hasPool: false,
} as const satisfies ReportedProperty;
