export { LinkedCodes } from './counting/linked-codes.js';
export { VisitCounts, type VisitsOfCode } from './reading/visit-counts.js';
export { VisitorMarkRow, VisitSaltRow, VisitsRow } from './visits.table.js';
export { VisitsModule } from './visits.module.js';
