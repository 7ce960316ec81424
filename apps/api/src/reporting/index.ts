export { ReportingModule } from './reporting.module.js';
export { ReportDocumentRow } from './report-document.table.js';
export { ReportOrders } from './report-orders.js';
