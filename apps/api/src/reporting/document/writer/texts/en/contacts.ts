export const contacts = {
  title: 'Who to contact',
  introduction: 'One call for each, the largest amounts first. Write down the name, the date and the answer.',
  parties: {
    insurer: 'Insurance agent',
    lender: 'Lender or loan officer',
    settlement: 'Title, escrow or settlement company',
    building: 'Managing agent of the building',
    builder: 'The builder’s sales office',
    attorney: 'Attorney',
    agent: 'Your agent and brokerage',
    association: 'Homeowners’ association',
    surveyor: 'Surveyor',
    inspector: 'Inspectors and specialists',
    government: 'County or city offices',
    others: 'Movers, utilities and others',
  },
  /** Who it is that closes a sale where the custom is known. */
  closingAgents: {
    'title-company': 'Title company',
    escrow: 'Escrow and title company',
    'attorney-customary': 'Closing attorney or title company',
    'attorney-required': 'Closing attorney and title insurer',
  },
};
