export { AffiliationModule } from './affiliation.module.js';
