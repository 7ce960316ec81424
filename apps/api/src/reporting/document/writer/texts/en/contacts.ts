export const contacts = {
  title: 'Who to contact',
  introduction: 'One call for each, the largest amounts first. Write down the name, the date and the answer.',
  parties: {
    insurer: 'Insurance agent',
    lender: 'Lender or loan officer',
    settlement: 'Title, escrow or settlement company',
    attorney: 'Attorney',
    agent: 'Your agent and brokerage',
    association: 'Homeowners’ association',
    surveyor: 'Surveyor',
    inspector: 'Inspectors and specialists',
    government: 'County or city offices',
    others: 'Movers, utilities and others',
  },
};
