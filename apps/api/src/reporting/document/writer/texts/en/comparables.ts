export const comparables = {
  title: 'How to find comparable sales',
  introduction: {
    home: 'Recent sales of similar homes are your best argument about the price.',
    land: 'Recent sales of similar land are your best argument about the price.',
    business: 'Recent sales of similar property, and what it earns, are your best argument about the price.',
    appraiser: 'The appraiser will use them too.',
    noSales:
      'This report names no sales, because it holds no sales records; here is how to find and judge them yourself.',
    withSales:
      'The section Comparable sales lists those on record nearby; here is how to judge them and to find more.',
  },
  steps: [
    {
      title: 'Ask for closed sales, not asking prices',
      text: 'Ask your agent for closed sales of the last 90 to 180 days, with dates, prices and seller credits.',
    },
    {
      title: 'Look in the public records',
      text: 'The county assessor or recorder lists deeds and values, mostly online and free; where prices are not published, your agent’s listing service has them.',
    },
  ],
  closeHome: {
    title: 'Stay close and similar',
    text: 'Begin within half a mile, the same school zone and the same kind of property; accept about 20 percent more or less living area, and a similar age.',
  },
  adjustHome: {
    title: 'Adjust one difference at a time',
    text: 'Note what differs: bedrooms, baths, lot, garage, pool, condition, view. Correct each sale for it before you compare prices per square foot.',
  },
  closeLand: {
    title: 'Stay close and similar',
    text: 'Begin in the same zone and on the same kind of road; accept lots of about half to twice the size, and correct for it.',
  },
  adjustLand: {
    title: 'Adjust one difference at a time',
    text: 'Note what differs: access, slope, view, water, sewer, power, easements, what may be built. Correct each sale for it before you compare.',
  },
  closeBusiness: {
    title: 'Stay close and similar',
    text: 'Begin with the same use in the same part of town; accept about a third more or less floor area, and a similar age and condition.',
  },
  adjustBusiness: {
    title: 'Adjust one difference at a time',
    text: 'Note what differs: leases, vacancy, parking, condition, zoning. Correct each sale for it before you compare prices per square foot.',
  },
  lastSteps: [
    {
      title: 'Ask why the outliers are outliers',
      text: 'Leave out sales between relatives and foreclosures, unless yours is one too.',
    },
    {
      title: 'Keep three to five',
      text: 'Write them on one page with address, date, price, area and corrections. Give it to your agent before the offer.',
    },
  ],
  beforeAppraisal: 'Give it to the lender too, before the appraisal.',
  condoStep: {
    title: 'For a condo or townhouse: the same building first',
    text: 'Compare units of the same association, and compare the monthly dues and pending assessments along with the price.',
  },
  landStep: {
    title: 'For land: compare what may be built',
    text: 'Zoning, access, water, sewer and buildable area decide the value. Compare price per buildable acre, not per acre.',
  },
  commercialStep: {
    title: 'For commercial property: compare the income',
    text: 'Ask for rent rolls and expenses, and compare net income and capitalization rates along with closed sales.',
  },
  newConstructionStep: {
    title: 'For new construction: look behind the base price',
    text: 'Compare the builder’s closed sales with options and incentives included. A rate buy-down or credit is a part of the price.',
  },
  poolStep: {
    title: 'Count the pool once',
    text: 'Compare with homes that have a pool where you can. Its value rarely equals its cost, and its age and equipment matter.',
  },
  questions: [
    'Which three closed sales support this price, and what was corrected in each?',
    'Which seller credits or repairs were part of those sales?',
    'How long were they for sale, and how many lowered their price?',
  ],
  appraisalQuestion: 'If the appraisal comes in lower, what does my contract allow me to do?',
};
