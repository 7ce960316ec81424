import { catalogueFaults } from './event-catalogue.mjs';

describe('the events of the types and of the catalogue', () => {
  it('are the same where nothing is said', () => {
    expect(catalogueFaults(['SaleSplit', 'SaleReversed'], ['SaleReversed', 'SaleSplit'])).toEqual([]);
  });

  it('are named where one of the two lacks them', () => {
    expect(catalogueFaults(['SaleSplit', 'SaleLost'], ['SaleSplit', 'SaleSold'])).toEqual([
      'SaleLost is declared, but the catalogue of events has no entry for it',
      'SaleSold has an entry in the catalogue of events, but no type declares it',
    ]);
  });
});
