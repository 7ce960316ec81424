import type { Clock } from '../../../platform/clock/clock.js';
import { AttomPropertyRecords } from './attom-property-records.js';
import { CensusGeocoder } from './census-geocoder.js';
import { CensusNeighbourhoods } from './census-neighbourhoods.js';
import { FemaFloodZones } from './fema-flood-zones.js';
import {
  type FloodZones,
  type Geocoder,
  type Neighbourhoods,
  type PropertyRecords,
  switchedOff,
} from './ports.js';
import type { PropertyFactsConfig } from '../property-facts-config.js';
import { type Pace, type CountOutcome, usualPace, ProviderClient } from './provider-client.js';

/** The sources by kind of fact, and their HTTP clients. */
export type PropertySources = Readonly<{
  geocoder: Geocoder;
  floodZones: FloodZones;
  neighbourhoods: Neighbourhoods;
  propertyRecords: PropertyRecords;
  clients: readonly ProviderClient[];
}>;

/** Creates the configured sources; the others are disabled. Sends no request yet. */
export function openSources(
  config: PropertyFactsConfig,
  clock: Clock,
  count?: CountOutcome,
  pace: Pace = usualPace,
): PropertySources {
  const { url, censusKey, attomKey } = config;
  const client = (provider: string) => new ProviderClient(provider, count, pace);
  const fema = config.uses('fema') ? client('fema') : null;
  const geocoder = config.uses('census') ? client('census-geocoder') : null;
  const survey = config.uses('census') ? client('census-survey') : null;
  const attom = config.uses('attom') ? client('attom') : null;
  return {
    floodZones: fema
      ? new FemaFloodZones(fema, url ?? 'https://hazards.fema.gov', clock)
      : switchedOff.floodZones,
    geocoder: geocoder
      ? new CensusGeocoder(geocoder, url ?? 'https://geocoding.geo.census.gov', clock)
      : switchedOff.geocoder,
    neighbourhoods: survey
      ? new CensusNeighbourhoods(survey, url ?? 'https://api.census.gov', censusKey ?? null, clock)
      : switchedOff.neighbourhoods,
    propertyRecords:
      attom && attomKey
        ? new AttomPropertyRecords(attom, url ?? 'https://api.gateway.attomdata.com', attomKey, clock)
        : switchedOff.propertyRecords,
    clients: [fema, geocoder, survey, attom].filter((one) => one !== null),
  };
}
