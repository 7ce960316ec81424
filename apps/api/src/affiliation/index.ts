export { AffiliationModule } from './affiliation.module.js';
export { RegisterAffiliate, type NewAffiliate } from './affiliates/register-affiliate.command.js';
