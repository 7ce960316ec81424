export { ReportingModule } from './reporting.module.js';
export { ReportDocumentRow } from './report-document.table.js';
export { ReportOrders } from './report-orders.js';
export { tooManyMisses } from './miss-budget.js';
export { Reports, type KnownReport } from './reports.js';
