import { DomainError } from '@closewise/domain/events';
import { ClosingCostRules } from '../closing-cost-rules.js';
import { reportRequestOf } from './request-report.command.js';

const identity = { reportId: 1, subjectId: 'subject', language: 'en' } as const;
const order = {
  address: '1600 Main Street, Houston, TX 77002',
  price: 400_000,
  propertyType: 'single-family',
  buyerType: 'financing',
  hasPool: false,
  emailOptIn: false,
} as const;

const places = new ClosingCostRules().places();

describe('the place of a report', () => {
  it('is read from the raw address', () => {
    expect(reportRequestOf(order, identity, places)).toMatchObject({
      property: { state: 'TX', city: 'Houston', zip: '77002' },
      placeProblems: [],
    });
  });

  it.each([
    ['123 Main Street', 'reporting.state-unknown', 'We could not find the state in this address'],
    ['12 Calle Luna, San Juan, PR 00901', 'reporting.place-territory', 'We have no figures for Puerto Rico'],
    ['221B Baker Street, London, UK 12345', 'reporting.address-foreign', 'outside the United States'],
    [
      '1600 Main Street, Houston, TX 90210',
      'reporting.zip-contradicts-state',
      'ZIP code 90210 is in California, not in Texas. Please correct the one that is wrong',
    ],
    [
      '5 Oak Street, Katy, Dallas County, TX 77494',
      'reporting.county-outside-zip',
      'ZIP code 77494 is in Fort Bend County',
    ],
    ['PSC 1 Box 5, APO AE 09123', 'reporting.address-military', 'This is a military mailing address'],
  ])('is refused for %s as %s with a sentence that says why', (address, code, sentence) => {
    const refusal = () => reportRequestOf({ ...order, address }, identity, places);
    expect(refusal).toThrow(DomainError);
    expect(refusal).toThrow(expect.objectContaining({ code, message: expect.stringContaining(sentence) }));
  });

  it('is what the buyer says where the address does not', () => {
    const said = {
      address: '5 Oak Street, Katy, TX 77494',
      county: 'Harris County',
      insideCityLimits: false,
    };
    expect(reportRequestOf({ ...order, ...said }, identity, places).property).toMatchObject({
      county: 'Harris County',
      insideCityLimits: false,
    });
    expect(reportRequestOf(order, identity, places).property).not.toHaveProperty('insideCityLimits');
  });

  it.each([
    ['5 Oak Street, Austin, TX', ['zip-missing']],
    ['5 Oak Street, Katy, TX 77999', ['zip-missing']],
    ['PO Box 12, Houston, TX 77002', ['post-office-box']],
    ['Lot 7, TX 77002', []],
  ])('is taken with what is unclear of it: %s', (address, placeProblems) => {
    expect(reportRequestOf({ ...order, address }, identity, places)).toMatchObject({ placeProblems });
  });
});
