export { PropertyFactsCliModule } from './property-facts-cli.module.js';
