export { LinkedCodes } from './counting/linked-codes.js';
export { VisitCounts } from './reading/visit-counts.js';
export { VisitorMarkRow, VisitSaltRow, VisitsRow } from './visits.table.js';
export { VisitsModule } from './visits.module.js';
