import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { DraftLookUpLimit } from './draft-look-up-limit.js';
import { openSources } from './sources/open-sources.js';
import { PropertyFactsConfig } from './property-facts-config.js';
import { PropertyFactsLookup } from './property-facts-lookup.js';

/** Creates the look-up of the configured sources, with metrics. */
export function openLookup(config: PropertyFactsConfig, clock: Clock, metrics: Metrics): PropertyFactsLookup {
  const asked = metrics.registerCounter({
    name: 'property_facts_asked_total',
    help: 'Requests to sources of property facts, by outcome',
    labels: ['provider', 'outcome'],
  });
  const sources = openSources(config, clock, (provider, outcome) => asked({ provider, outcome }));
  metrics.registerGauge({
    name: 'property_facts_resting',
    help: '1 while a source of property facts is paused after consecutive failures',
    labels: ['provider'],
    read: () =>
      sources.clients.map(({ provider, isResting }) => ({
        labels: { provider },
        value: Number(isResting),
      })),
  });
  return new PropertyFactsLookup(sources);
}

/** Facts about a property from external sources, each behind a port. */
@Module({
  providers: [
    fromEnvironment(PropertyFactsConfig),
    DraftLookUpLimit,
    {
      provide: PropertyFactsLookup,
      inject: [PropertyFactsConfig, Clock, Metrics],
      useFactory: openLookup,
    },
  ],
  exports: [DraftLookUpLimit, PropertyFactsLookup],
})
export class PropertyFactsModule {}
