import { sharesByPlaceholder, sharePlaceholders, shareTexts } from './share-texts.js';

describe('the shares of a report on pages', () => {
  it('[AF-04] [OR-04] follow the current price', () => {
    expect(shareTexts(2500)).toEqual({
      price: '$25',
      commission: '$10',
      override: '$2.50',
      exactPrice: '$25.00',
      exactCommission: '$10.00',
      exactOverride: '$2.50',
      exactHouse: '$12.50',
      referrals: '10',
    });
    expect(shareTexts(2950)).toMatchObject({
      price: '$29.50',
      commission: '$11.80',
      override: '$2.95',
      exactHouse: '$14.75',
      referrals: '9',
    });
  });

  it('fill every placeholder of a built page, and no other', () => {
    expect(sharePlaceholders.exactCommission).toBe('__SHARE_EXACT_COMMISSION__');
    expect(sharesByPlaceholder(2500)).toEqual({
      __SHARE_PRICE__: '$25',
      __SHARE_COMMISSION__: '$10',
      __SHARE_OVERRIDE__: '$2.50',
      __SHARE_EXACT_PRICE__: '$25.00',
      __SHARE_EXACT_COMMISSION__: '$10.00',
      __SHARE_EXACT_OVERRIDE__: '$2.50',
      __SHARE_EXACT_HOUSE__: '$12.50',
      __SHARE_REFERRALS__: '10',
    });
    expect(Object.keys(sharesByPlaceholder(2500)).toSorted()).toEqual(
      Object.values(sharePlaceholders).toSorted(),
    );
  });
});
