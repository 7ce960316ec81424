import { affiliateLabelOf } from './affiliate-label.js';

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
