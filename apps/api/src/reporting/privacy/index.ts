export { ReportPrivacyModule } from './report-privacy.module.js';
