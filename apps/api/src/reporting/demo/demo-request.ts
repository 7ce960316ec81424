import { demoAddress, demoProperty, type ReportRequest } from '@closewise/domain/reporting';

/** The report that every demo shows; nobody has ordered it. */
export const demoRequest: ReportRequest = {
  reportId: 2,
  subjectId: 'demo',
  property: demoProperty,
  placeProblems: [],
  language: 'en',
  emailOptIn: false,
  referralCode: null,
  person: { address: demoAddress, street: demoAddress.split(',')[0]!, email: null },
};
