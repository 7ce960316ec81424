export const comparables = {
  title: 'How to find comparable sales',
  introduction: {
    home: 'Recent sales of similar homes are your best argument about the price.',
    land: 'Recent sales of similar land are your best argument about the price.',
    farm: 'Recent sales of similar farms and land nearby are your best argument about the price.',
    business: 'Recent sales of similar property, and what it earns, are your best argument about the price.',
    appraiser: 'The appraiser will use them too.',
    noSales: 'This report has no sales records, so here is how to find and judge sales yourself.',
    withSales:
      'The section Comparable sales lists those on record nearby; here is how to judge them and to find more.',
  },
  closedSales: {
    title: 'Ask for closed sales, not asking prices',
    text: 'Ask your agent for closed sales of the last 90 to 180 days, with dates, prices and seller credits.',
  },
  records: {
    title: 'Look in the public records',
    text: 'The county assessor or recorder lists deeds and values, mostly online and free; where prices are not published, your agent’s listing service has them.',
  },
  closeHome: {
    title: 'Stay close and similar',
    text: 'Begin within half a mile, the same school zone and the same kind of property; accept about 20 percent more or less living area, and a similar age.',
  },
  adjustHome: {
    title: 'Adjust one difference at a time',
    text: 'Note what differs: bedrooms, baths, lot, garage, pool, condition, view. Correct each sale for it before you compare prices per square foot.',
  },
  recordsOfShares: {
    title: 'Look where sales of shares are published',
    text: 'Shares change hands without a deed, so the records of many counties lack them. New York City publishes its co-op sales with their prices; elsewhere ask the managing agent and your agent’s listing service.',
  },
  adjustUnit: {
    title: 'Adjust one difference at a time',
    text: 'Note what differs: floor, light, view, layout, condition, parking, storage, monthly charges. Correct each sale for it before you compare prices per square foot.',
  },
  closeFarm: {
    title: 'Stay close and similar',
    text: 'Begin in the same county with land of the same use, tilled, pasture or woods, and within about half to twice the acres.',
  },
  adjustFarm: {
    title: 'Adjust one difference at a time',
    text: 'Note what differs: soil, water and its rights, drainage, fences, house and buildings, leases, access, easements. Correct each sale for it before you compare prices per acre.',
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
    title: 'For a condo or townhouse: the same association first',
    text: 'Compare units of the same association, and compare the monthly dues and pending assessments along with the price.',
  },
  sharesStep: {
    title: 'For a co-op: the same building first',
    text: 'Compare apartments of the same building, and along with the price the maintenance, how much of the building’s own mortgage each share carries, assessments, and whether the land is leased.',
  },
  unitsStep: {
    title: 'For a building with several homes: compare the rents too',
    text: 'Ask for the leases and rents of each home, here and in the buildings that were sold. Tenants who pay far less than others nearby lower what a buyer will pay.',
  },
  manufacturedStep: {
    title: 'For a manufactured home: the same title and land',
    text: 'Compare homes sold with their land with others sold so, and homes in a park with homes in parks. Year, number of sections and foundation decide the value.',
  },
  farmStep: {
    title: 'For a farm or ranch: price land and buildings apart',
    text: 'Ask what the land would sell for without the house, and what it rents for per acre. Records of soil quality and yields tell more than a view.',
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
