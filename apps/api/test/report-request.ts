import type { ReportRequest } from '@closewise/domain/reporting';

type Options = Readonly<{ referralCode?: string | null; email?: string | null }>;

/** A request for a report about a house in Houston, with an optional referral code and email address. */
export function reportRequest(
  reportId: number,
  { referralCode = null, email = null }: Options = {},
): ReportRequest {
  return {
    reportId,
    subjectId: `report-${reportId}`,
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
    referralCode,
    person: { address: '1 Main St, Houston, TX', street: null, email },
  };
}
