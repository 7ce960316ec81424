import { DomainError } from '@closewise/domain/events';
import { reportRequestOf } from './report-request.js';

const identity = { reportId: 1, subjectId: 'subject', language: 'en' } as const;
const order = {
  address: '1600 Main Street, Houston, TX 77002',
  price: 400_000,
  propertyType: 'single-family',
  buyerType: 'financing',
  hasPool: false,
  emailOptIn: false,
} as const;

describe('the place of a report', () => {
  it('is read from the raw address', () => {
    expect(reportRequestOf(order, identity)).toMatchObject({
      property: { state: 'TX', city: 'Houston', zip: '77002' },
      placeProblems: [],
    });
  });

  it.each([
    ['123 Main Street', 'We could not find the state in this address'],
    ['123 Calle Luna, San Juan, PR 00901', 'We have no figures for Puerto Rico and the other territories'],
    ['PSC 1234 Box 5678, APO AE 09123', 'This is a military mailing address'],
  ])('is refused for %s with a sentence that says why', (address, sentence) => {
    const refusal = () => reportRequestOf({ ...order, address }, identity);
    expect(refusal).toThrow(DomainError);
    expect(refusal).toThrow(sentence);
  });
});
