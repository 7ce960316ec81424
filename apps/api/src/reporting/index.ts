export { ReportingModule } from './reporting.module.js';
export { ReportDocumentRow } from './report-document.table.js';
export { referralCodeOf } from './referral-code.js';
export { tooManyMisses } from './miss-budget.js';
export { Reports, type KnownReport } from './reports.js';
