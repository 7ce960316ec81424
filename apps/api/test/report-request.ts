import type { ReportRequest } from '@closewise/domain/reporting';

type Asked = Readonly<{ referralCode?: string | null; email?: string | null }>;

/** What is asked for by somebody who buys a house in Houston, perhaps through a code or with an address for the mail. */
export function reportRequest(
  reportId: number,
  { referralCode = null, email = null }: Asked = {},
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
