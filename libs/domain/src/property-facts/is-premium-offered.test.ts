import {
  type FactSource,
  type PropertyFacts,
  factsFound,
  isPremiumOffered,
  noPropertyFacts,
} from './property-facts.js';

const source: FactSource = {
  publisher: 'P',
  title: 'T',
  url: null,
  retrievedOn: '2026-11-23',
  vintage: null,
};
const taxHistory = { status: 'found', fact: { years: [] }, source } as const;
const schools = { status: 'found', fact: { district: null, schools: [] }, source } as const;
const sold = { sales: [], radiusMiles: 0.5, since: '2025-11-23' };
const comparableSales = { status: 'found', fact: sold, source } as const;
const floodZone = (zone: string): PropertyFacts['floodZone'] => ({
  status: 'found',
  fact: {
    zone,
    subtype: null,
    isSpecialFloodHazardArea: false,
    baseFloodElevationFeet: null,
    panel: null,
    panelEffectiveOn: null,
  },
  source,
});
const none = { status: 'none', because: 'nothing-recorded', source } as const;

describe('a premium report', () => {
  it.each<[string, Partial<PropertyFacts>, boolean]>([
    ['no answers', {}, false],
    ['two facts', { taxHistory, schools }, false],
    ['three facts', { taxHistory, schools, comparableSales }, true],
    ['two facts and the flood zone', { taxHistory, schools, floodZone: floodZone('AE') }, true],
    ['two facts and an unstudied flood zone', { taxHistory, schools, floodZone: floodZone('D') }, false],
    [
      'two facts and a place off the flood map',
      { taxHistory, schools, floodZone: floodZone('AREA NOT INCLUDED') },
      false,
    ],
    ['two facts and an empty answer', { taxHistory, schools, comparableSales: none }, false],
  ])('with %s is offered: %s', (_, found, offered) => {
    expect(isPremiumOffered({ ...noPropertyFacts, ...found })).toBe(offered);
  });

  it('counts each of the five facts once', () => {
    expect(factsFound({ ...noPropertyFacts, taxHistory, schools, floodZone: floodZone('X') })).toBe(3);
  });
});
