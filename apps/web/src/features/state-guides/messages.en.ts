const en = {
  seo: {
    title: 'Closing Costs by State | Closewise',
    description:
      'What a home buyer pays at closing in all 50 states and DC: taxes, title, lender and settlement fees of the same $400,000 home, with their sources.',
    keywords: 'closing costs by state, transfer tax by state, buyer closing costs, cash to close',
  },
  title: 'Closing costs by state',
  lede: 'What a buyer pays to close in each of the 50 states and DC: by law, for the lender, by custom.',
  example: (price: string) =>
    `The same purchase everywhere: a ${price} single-family home in the state’s most populous county, with 20% down and a conventional loan.`,
  caption: 'What the same purchase costs in each state',
  state: 'State',
  county: 'County of the example',
  closingCosts: 'Buyer’s closing costs',
  buyerTaxes: 'Buyer’s taxes at closing',
  sellerTaxes: 'Seller’s taxes at closing',
  note: 'Typical amounts. Taxes at closing are those on the deed and the mortgage; closing costs include the buyer’s part of them. Each state’s page has the lines, the law and the sources.',
  loading: 'Loading the states …',
  failed: 'The states could not be loaded.',
  again: 'Try again',
};
export type StateGuidesMessages = typeof en;
export default en;
