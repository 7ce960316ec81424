import { inCents, shareOf } from './neighbourhood-statistics.js';

const estimate = (value: number, marginOfError: number | null) => ({ value, marginOfError, openEnd: null });

describe('the share of homes in a survey', () => {
  it('has the margin of a proportion', () => {
    expect(shareOf(estimate(812, 96), estimate(1_450, 120))).toEqual(estimate(56, 4.7));
  });

  it('has the margin of a ratio where that of a proportion would be of a negative number', () => {
    expect(shareOf(estimate(990, 10), estimate(1_000, 100))).toEqual(estimate(99, 10));
  });

  it('has no margin where one of the two has none', () => {
    expect(shareOf(estimate(1, null), estimate(2, 1))).toEqual(estimate(50, null));
  });

  it('is none of no homes', () => {
    expect(shareOf(estimate(0, 12), estimate(0, 12))).toBeNull();
  });
});

it('an amount of a survey is told in cents with its margin', () => {
  expect(inCents({ value: 2_000_001, marginOfError: null, openEnd: 'or-more' })).toEqual({
    value: 200_000_100,
    marginOfError: null,
    openEnd: 'or-more',
  });
  expect(inCents(estimate(1_412, 98))).toEqual(estimate(141_200, 9_800));
});
