import { saleStanding } from './sale-standing.js';

const sale = { soldAt: '2026-10-05T09:00:00.000Z', amountCents: 2950, givenBackCents: 0, isDisputed: false };

describe('how a sale stands', () => {
  it('is pending until the hold after its month is over, and confirmed from that day on', () => {
    const pending = { state: 'pending', confirmedFrom: '2026-11-22' };
    expect(saleStanding(sale, '2026-10-05', 21)).toEqual(pending);
    expect(saleStanding(sale, '2026-11-21', 21)).toEqual(pending);
    expect(saleStanding(sale, '2026-11-22', 21)).toEqual({ state: 'confirmed' });
  });

  it('is reversed once all of it went back, however late', () => {
    expect(saleStanding({ ...sale, givenBackCents: 2950 }, '2026-10-06', 21)).toEqual({ state: 'reversed' });
    expect(saleStanding({ ...sale, givenBackCents: 2950 }, '2027-02-01', 21)).toEqual({ state: 'reversed' });
  });

  it('is disputed while the bank decides, within the hold and after it', () => {
    const disputed = { ...sale, isDisputed: true };
    expect(saleStanding(disputed, '2026-10-06', 21)).toEqual({ state: 'disputed' });
    expect(saleStanding(disputed, '2026-12-01', 21)).toEqual({ state: 'disputed' });
  });

  it('is what it would be otherwise while a part of it stands', () => {
    expect(saleStanding({ ...sale, givenBackCents: 2949 }, '2026-12-01', 21)).toEqual({ state: 'confirmed' });
  });
});
