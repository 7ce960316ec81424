export { AffiliationModule } from './affiliation.module.js';
export { Affiliates, type KnownAffiliate } from './affiliates/affiliates.js';
export { ChangeAffiliate } from './affiliates/change-affiliate.command.js';
export { ChangeAffiliateDetails } from './affiliates/change-affiliate-details.command.js';
export { DeleteAffiliate } from './affiliates/delete-affiliate.command.js';
export { DashboardLinks } from './affiliates/links/dashboard-links.js';
export { RegisterAffiliate, type NewAffiliate } from './affiliates/register-affiliate.command.js';
export { LedgerSealProgressRow } from './seals/seal-progress.table.js';
export { TerminateAffiliate } from './affiliates/terminate-affiliate.command.js';
