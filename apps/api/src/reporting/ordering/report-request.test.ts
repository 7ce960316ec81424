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
    ['123 Main Street', 'reporting.state-unknown', 'We could not find the state in this address'],
    ['12 Calle Luna, San Juan, PR 00901', 'reporting.place-territory', 'We have no figures for Puerto Rico'],
    ['PSC 1 Box 5, APO AE 09123', 'reporting.address-military', 'This is a military mailing address'],
  ])('is refused for %s as %s with a sentence that says why', (address, code, sentence) => {
    const refusal = () => reportRequestOf({ ...order, address }, identity);
    expect(refusal).toThrow(DomainError);
    expect(refusal).toThrow(expect.objectContaining({ code, message: expect.stringContaining(sentence) }));
  });
});
