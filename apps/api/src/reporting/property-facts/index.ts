export { PropertyFactsLookup } from './property-facts-lookup.js';
export { PropertyFactsModule } from './property-facts.module.js';
