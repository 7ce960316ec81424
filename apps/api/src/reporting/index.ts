export { ReportingModule } from './reporting.module.js';
export { reportPages } from './reading/report-pages.js';
export { ReportDocumentRow } from './reading/report-document.table.js';
export { ReportOrders } from './known-reports/report-orders.js';
