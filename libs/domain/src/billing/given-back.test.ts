import { givenBackCentsOf, lostCentsOf, standingCentsOf } from './given-back.js';

describe('what is given back of a payment', () => {
  it.each([
    ['nothing', 0, 0, 0],
    ['a refund', 500, 0, 500],
    ['a lost dispute', 0, 2500, 2500],
    ['a refund and a lost dispute of the rest', 500, 2000, 2500],
    ['a refund and a lost dispute that cover the same money', 500, 2500, 2500],
    ['two that cover all of it', 2500, 2500, 2500],
  ])('is after %s no more than was paid', (_, refundedCents, lostCents, cents) => {
    expect(givenBackCentsOf(2500, { refundedCents, lostCents })).toBe(cents);
    expect(standingCentsOf(2500, { refundedCents, lostCents })).toBe(2500 - cents);
  });

  it('counts disputes that were lost only', () => {
    const dispute = (disputeId: string, status: 'open' | 'lost' | 'won', amountCents: number) => ({
      [disputeId]: { disputeId, status, amountCents },
    });
    const disputes = {
      ...dispute('d-1', 'lost', 700),
      ...dispute('d-2', 'won', 900),
      ...dispute('d-3', 'open', 800),
      ...dispute('d-4', 'lost', 1),
    };
    expect(lostCentsOf({ disputes })).toBe(701);
  });
});
