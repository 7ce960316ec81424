export { ReportingModule } from './reporting.module.js';
export { ReportDocumentRow } from './reading/report-document.table.js';
export { ReportOrders } from './known-reports/report-orders.js';
