import type { SourceTexts } from './source.js';

export const english: SourceTexts = {
  assumptions: {
    'market-range': 'Market range, no published source',
    'common-practice': 'Common practice, not confirmed on a published page',
    'national-averages': 'Estimate from national averages; the state’s own figure was not looked up',
  },
  assumedRate: ({ low, typical, high }) =>
    low === high
      ? `The yearly rate you entered: ${typical}%`
      : `Assumption: a yearly rate of ${typical}% (${low}% to ${high}%), no published rate`,
  behindName: {
    'amount-not-published': '; amount: market range, no published source',
    'practice-not-published': '; not confirmed on a published page',
    'not-rechecked': ' (not re-checked)',
    'payer-assumed': '; it does not say who pays, so the seller is assumed',
    'points-interpolated': '; amounts between the published ones are interpolated',
    'may-be-superseded': '; later ones may have changed it',
    'next-year-not-confirmed': '; the next fiscal year is not confirmed',
    'quoted-in-survey': ', as quoted in a public survey of market fees',
    'range-from-averages': '; our range, based on its averages',
  },
  caveats: {
    'amount-not-published': 'It only names the fee; the amount is a market range.',
    'practice-not-published': 'Part of this is common practice that no published page confirmed.',
    'not-rechecked': 'Not checked against the primary source.',
    'payer-assumed': 'It does not say who pays, so the seller is assumed.',
    'points-interpolated': 'Amounts between the published ones are interpolated.',
    'may-be-superseded': 'Later ones exist and may have changed it.',
    'next-year-not-confirmed': 'The figure for the next fiscal year is not confirmed.',
    'quoted-in-survey': 'Taken from a public survey of rate manuals, not checked against the manual itself.',
    'range-from-averages': 'It gives averages that include points; the range without points is ours.',
  },
};
