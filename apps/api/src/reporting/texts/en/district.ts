import { en, type ReportTexts } from './index.js';

/** The English texts of a report about Washington, DC: the District is not a state and has neither counties nor cities. */
export const district: ReportTexts = {
  ...en,
  place: {
    ...en.place,
    city: (place) => `The address was recognized as ${place}, so the rules of the District were applied.`,
    cityOnly: (place) => `The address was recognized as ${place}, so the rules of the District were applied.`,
    county: (place) => `The address was recognized as ${place}, so the rules of the District were applied.`,
    state: (place) => `The address was recognized as ${place}, so the rules of the District were applied.`,
  },
  market: {
    ...en.market,
    transferTax: {
      ...en.market.transferTax,
      someExplanation:
        'That is the custom of the District as a whole; rates and exemptions differ by price and buyer.',
    },
    titleRegulation: { ...en.market.titleRegulation, filed: 'Filed with the District by each insurer' },
  },
  comparables: {
    ...en.comparables,
    records: {
      ...en.comparables.records,
      text: 'The Office of Tax and Revenue and the Recorder of Deeds list deeds and values, mostly online and free; what they lack, your agent’s listing service has.',
    },
  },
  local: {
    ...en.local,
    firstTime: {
      ...en.local.firstTime,
      appliedExplanation:
        'The District has a relief for first-time buyers that we can compute. You entered a first-time purchase, so it is applied where its conditions hold. Tell the settlement agent: it must be claimed.',
      notAppliedExplanation:
        'The District has a relief for first-time buyers. You did not enter a first-time purchase; if it is one, ask the settlement agent.',
    },
    ownersRelief: {
      ...en.local.ownersRelief,
      check: () =>
        'This is from our notes on the District’s rules: confirm it with the Office of Tax and Revenue.',
    },
  },
};
