export { ReferralCodeLookup } from './visitors.js';
export { VisitCounts } from './visit-counts.js';
export { VisitorMarkRow, VisitSaltRow, VisitsRow } from './visits.table.js';
export { VisitsModule } from './visits.module.js';
