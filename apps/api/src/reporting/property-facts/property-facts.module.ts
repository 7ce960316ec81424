import { Module } from '@nestjs/common';
import { FloodZones } from './ports/flood-zones.js';
import { Geocoder } from './ports/geocoder.js';
import { Neighbourhoods } from './ports/neighbourhoods.js';
import { PropertyRecords } from './ports/property-records.js';
import { switchedOff } from './ports/switched-off.js';
import { PropertyFactsLookup } from './property-facts-lookup.js';

/** Facts of a property from sources outside; each is asked through a port of ours. */
@Module({
  providers: [
    { provide: Geocoder, useValue: switchedOff.geocoder },
    { provide: FloodZones, useValue: switchedOff.floodZones },
    { provide: Neighbourhoods, useValue: switchedOff.neighbourhoods },
    { provide: PropertyRecords, useValue: switchedOff.propertyRecords },
    PropertyFactsLookup,
  ],
  exports: [PropertyFactsLookup],
})
export class PropertyFactsModule {}
