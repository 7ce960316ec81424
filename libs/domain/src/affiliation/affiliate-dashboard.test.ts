import {
  type LinkPurpose,
  affiliateLabelOf,
  conversionPercent,
  isLinkInForce,
} from './affiliate-dashboard.js';

describe('a dashboard link', () => {
  it.each<[LinkPurpose, number, 'active' | 'inactive' | 'terminated' | 'deleted', boolean]>([
    ['mailed', 2, 'active', true],
    ['shown', 2, 'active', true],
    ['mailed', 2, 'inactive', true],
    ['mailed', 1, 'active', false],
    ['mailed', 3, 'active', false],
    ['mailed', 2, 'terminated', false],
    ['mailed', 2, 'deleted', false],
    ['shown', 2, 'deleted', false],
    ['not-me', 2, 'active', true],
    ['not-me', 2, 'deleted', true],
    ['not-me', 2, 'terminated', false],
    ['not-me', 1, 'deleted', false],
  ])(
    'that is %s, of generation %i of 2, for an affiliate that is %s, works: %s',
    (purpose, generation, status, opens) => {
      expect(isLinkInForce({ purpose, generation }, { status, linkGeneration: 2 })).toBe(opens);
    },
  );
});

describe('the label of an affiliate', () => {
  it.each([
    [0, 0, 'New'],
    [0, 1, 'Active'],
    [4, 90, 'Active'],
    [5, 5, 'Top Performer'],
  ])('[AD-03] with %i referrals this month and %i in all is %s', (monthly, total, label) => {
    expect(affiliateLabelOf(monthly, total)).toBe(label);
  });
});

it.each([
  [3, 40, 7.5],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 2000, 0.1],
  [0, 5, 0],
  [0, 0, null],
  [2, 0, null],
])('%d sales from %d visits are a conversion of %j percent', (sales, visits, percent) => {
  expect(conversionPercent(sales, visits)).toBe(percent);
});
