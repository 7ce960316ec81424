import type { Clock } from '../../platform/clock/clock.js';
import { AttomPropertyRecords } from './attom/attom-property-records.js';
import { CensusGeocoder } from './census/census-geocoder.js';
import { CensusNeighbourhoods } from './census/census-neighbourhoods.js';
import { FemaFloodZones } from './fema/fema-flood-zones.js';
import type { FloodZones } from './ports/flood-zones.js';
import type { Geocoder } from './ports/geocoder.js';
import type { Neighbourhoods } from './ports/neighbourhoods.js';
import type { PropertyRecords } from './ports/property-records.js';
import { switchedOff } from './ports/switched-off.js';
import type { PropertyFactsConfig } from './property-facts-config.js';
import { usualPace, type Pace } from './providers/pace.js';
import { ProviderClient, type CountOutcome } from './providers/provider-client.js';

/** Whom to ask for what, and the clients that ask. */
export type PropertySources = Readonly<{
  geocoder: Geocoder;
  floodZones: FloodZones;
  neighbourhoods: Neighbourhoods;
  propertyRecords: PropertyRecords;
  clients: readonly ProviderClient[];
}>;

/** The sources that the configuration names; the others are switched off. Nobody is asked yet. */
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
