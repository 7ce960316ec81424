export { ReportingModule } from './reporting.module.js';
export { reportPages } from './reading/report-pages.js';
export { ReportDocumentRow } from './reading/report-document.table.js';
export { ReportOrders } from './known-reports/report-orders.js';
export { drawSampleWhenIdle } from './sample/draw-sample-when-idle.js';
export { SampleReport } from './sample/sample-report.js';
