import { Logger } from '@nestjs/common';
import type { FactAnswer, FactSource, FloodZone } from '@closewise/domain/property-facts';
import {
  type LocatedAddress,
  FloodZones,
  Geocoder,
  Neighbourhoods,
  PropertyRecords,
  switchedOff,
} from './sources/ports.js';
import { PropertyFactsLookup } from './property-facts-lookup.js';

const source: FactSource = {
  publisher: 'Publisher',
  title: 'Title',
  url: null,
  retrievedOn: '2026-11-23',
  vintage: null,
};
const home = { street: '1600 Main Street', city: 'Houston', state: 'TX', zip: '77002' };
const place: LocatedAddress = {
  point: { latitude: 29.75, longitude: -95.37 },
  tractFips: '48201100001',
};
const zone: FloodZone = {
  zone: 'X',
  subtype: 'AREA OF MINIMAL FLOOD HAZARD',
  isSpecialFloodHazardArea: false,
  baseFloodElevationFeet: null,
  panel: null,
  panelEffectiveOn: null,
};
const never = <Answer>(): Promise<Answer> => new Promise<Answer>(() => undefined);

type Sources = Partial<{
  geocoder: Geocoder;
  floodZones: FloodZones;
  neighbourhoods: Neighbourhoods;
  propertyRecords: PropertyRecords;
}>;
function aLookup(sources: Sources): PropertyFactsLookup {
  return new PropertyFactsLookup({ ...switchedOff, ...sources });
}
const located: Geocoder = { locate: async () => ({ status: 'found', fact: place, source }) };
const asked: unknown[] = [];
const mapped: FloodZones = {
  findZone: async (point): Promise<FactAnswer<FloodZone>> => {
    asked.push(point);
    return { status: 'found', fact: zone, source };
  },
};

describe('the facts of a property', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('are unavailable while every source is switched off', async () => {
    const facts = await aLookup({}).lookUp(home);
    expect(Object.values(facts)).toEqual(Array.from({ length: 5 }, () => ({ status: 'unavailable' })));
  });

  it('are asked for at the point where the address lies', async () => {
    const { floodZone } = await aLookup({ geocoder: located, floodZones: mapped }).lookUp(home);
    expect(floodZone).toEqual({ status: 'found', fact: zone, source });
    expect(asked).toEqual([place.point]);
  });

  it('are none at an address that is not located, and what needs no point is asked all the same', async () => {
    const nowhere = { status: 'none', because: 'address-not-located', source } as const;
    const nothing = { status: 'none', because: 'nothing-recorded', source } as const;
    const facts = await aLookup({
      geocoder: { locate: async () => nowhere },
      floodZones: mapped,
      propertyRecords: {
        comparableSales: async () => nothing,
        schools: async () => nothing,
        taxHistory: async () => nothing,
      },
    }).lookUp(home);
    expect(facts).toMatchObject({ floodZone: nowhere, neighbourhood: nowhere, schools: nothing });
  });

  it('do not wait for a source that is late, and tell it to stop', async () => {
    const stopped = new Promise<void>((resolve) => {
      const neighbourhoods: Neighbourhoods = {
        findStatistics: (_, signal) => {
          signal.addEventListener('abort', () => resolve());
          return never();
        },
      };
      const lookup = aLookup({ geocoder: located, floodZones: mapped, neighbourhoods });
      void lookup.lookUp(home, 50).then((facts) => {
        expect(facts).toMatchObject({
          floodZone: { status: 'found' },
          neighbourhood: { status: 'unavailable' },
        });
      });
    });
    await stopped;
  });

  it('survive a source with a fault', async () => {
    const broken: FloodZones = { findZone: () => Promise.reject(new TypeError('x is undefined')) };
    const facts = await aLookup({ geocoder: located, floodZones: broken }).lookUp(home);
    expect(facts.floodZone).toEqual({ status: 'unavailable' });
  });

  it('are not asked for without a street', async () => {
    const property = { city: 'Houston', state: 'TX', zip: '77002' };
    const lookup = aLookup({ geocoder: { locate: () => Promise.reject(new Error('was asked')) } });
    const unknown = { floodZone: { status: 'unavailable' }, schools: { status: 'unavailable' } };
    await expect(lookup.lookUpReport({ property, person: null })).resolves.toMatchObject(unknown);
    await expect(lookup.lookUpReport({ property, person: { street: null } })).resolves.toMatchObject(unknown);
  });
});
