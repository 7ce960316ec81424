import { filledShares, placesOfShares, shownShares } from './shown-shares.js';

describe('how a report is shared, as pages say it', () => {
  it('[AF-04] [OR-04] follows the price of the day', () => {
    expect(shownShares(2500)).toEqual({
      price: '$25',
      commission: '$10',
      override: '$2.50',
      exactPrice: '$25.00',
      exactCommission: '$10.00',
      exactOverride: '$2.50',
      exactHouse: '$12.50',
      referrals: '10',
    });
    expect(shownShares(2950)).toMatchObject({
      price: '$29.50',
      commission: '$11.80',
      override: '$2.95',
      exactHouse: '$14.75',
      referrals: '9',
    });
  });

  it('fills each place that a built page has, and no other', () => {
    expect(placesOfShares.exactCommission).toBe('__SHARE_EXACT_COMMISSION__');
    expect(Object.keys(filledShares(2500)).toSorted()).toEqual(Object.values(placesOfShares).toSorted());
  });
});
