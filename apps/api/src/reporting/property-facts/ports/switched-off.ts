import { unavailable } from '@closewise/domain/property-facts';
import type { FloodZones } from './flood-zones.js';
import type { Geocoder } from './geocoder.js';
import type { Neighbourhoods } from './neighbourhoods.js';
import type { PropertyRecords } from './property-records.js';

const answer = (): Promise<typeof unavailable> => Promise.resolve(unavailable);

/** Sources that this installation does not use: nobody is asked. */
export const switchedOff: Readonly<{
  geocoder: Geocoder;
  floodZones: FloodZones;
  neighbourhoods: Neighbourhoods;
  propertyRecords: PropertyRecords;
}> = {
  geocoder: { locate: answer },
  floodZones: { at: answer },
  neighbourhoods: { of: answer },
  propertyRecords: { comparableSales: answer, schools: answer, taxHistory: answer },
};
