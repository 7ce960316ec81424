import { inCents, shareOf } from './neighbourhood-statistics.js';

const estimate = (value: number, marginOfError: number | null) => ({ value, marginOfError, openEnd: null });

describe('a share of homes in a survey', () => {
  it('has the margin of a proportion', () => {
    expect(shareOf(estimate(812, 96), estimate(1_450, 120))).toEqual(estimate(56, 4.7));
  });

  it('has the margin of a ratio if a proportion’s would be the root of a negative number', () => {
    expect(shareOf(estimate(990, 10), estimate(1_000, 100))).toEqual(estimate(99, 10));
  });

  it('has no margin if one of the two has none', () => {
    expect(shareOf(estimate(1, null), estimate(2, 1))).toEqual(estimate(50, null));
  });

  it('is null without homes', () => {
    expect(shareOf(estimate(0, 12), estimate(0, 12))).toBeNull();
  });
});

it('a survey’s amount is converted to cents with its margin', () => {
  expect(inCents({ value: 2_000_001, marginOfError: null, openEnd: 'or-more' })).toEqual({
    value: 200_000_100,
    marginOfError: null,
    openEnd: 'or-more',
  });
  expect(inCents(estimate(1_412, 98))).toEqual(estimate(141_200, 9_800));
});
