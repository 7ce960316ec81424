import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { openSources } from './open-sources.js';
import { PropertyFactsConfig } from './property-facts-config.js';
import { PropertyFactsLookup } from './property-facts-lookup.js';

/** Asks the sources that the configuration names, and counts what becomes of it. */
export function openLookup(config: PropertyFactsConfig, clock: Clock, metrics: Metrics): PropertyFactsLookup {
  const asked = metrics.registerCounter({
    name: 'property_facts_asked_total',
    help: 'Questions to sources of property facts, by how they ended',
    labels: ['provider', 'outcome'],
  });
  const sources = openSources(config, clock, (provider, outcome) => asked({ provider, outcome }));
  metrics.registerGauge({
    name: 'property_facts_resting',
    help: 'Sources of property facts that are left alone after failures in a row: 1',
    labels: ['provider'],
    read: () =>
      sources.clients.map(({ provider, isResting }) => ({
        labels: { provider },
        value: Number(isResting),
      })),
  });
  return new PropertyFactsLookup(sources);
}

/** Facts of a property from sources outside; each is asked through a port of ours. */
@Module({
  providers: [
    fromEnvironment(PropertyFactsConfig),
    {
      provide: PropertyFactsLookup,
      inject: [PropertyFactsConfig, Clock, Metrics],
      useFactory: openLookup,
    },
  ],
  exports: [PropertyFactsLookup],
})
export class PropertyFactsModule {}
