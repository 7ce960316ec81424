import { affiliateSaleStatus } from './affiliate-sale.js';

const sale = { amountCents: 2950, givenBackCents: 0, isDisputed: false, confirmedFrom: '2026-11-22' };

describe("the status of an affiliate's sale", () => {
  it('is pending during the hold and confirmed from its last day on', () => {
    expect(affiliateSaleStatus(sale, '2026-10-05')).toBe('pending');
    expect(affiliateSaleStatus(sale, '2026-11-21')).toBe('pending');
    expect(affiliateSaleStatus(sale, '2026-11-22')).toBe('confirmed');
  });

  it('is reversed after a complete refund, during the hold and after it', () => {
    expect(affiliateSaleStatus({ ...sale, givenBackCents: 2950 }, '2026-10-06')).toBe('reversed');
    expect(affiliateSaleStatus({ ...sale, givenBackCents: 2950 }, '2027-02-01')).toBe('reversed');
  });

  it('is disputed while the bank decides, during the hold and after it', () => {
    const disputed = { ...sale, isDisputed: true };
    expect(affiliateSaleStatus(disputed, '2026-10-06')).toBe('disputed');
    expect(affiliateSaleStatus(disputed, '2026-12-01')).toBe('disputed');
  });

  it('is not changed by a partial refund', () => {
    expect(affiliateSaleStatus({ ...sale, givenBackCents: 2949 }, '2026-12-01')).toBe('confirmed');
  });
});
