export { ReportingCliModule } from './reporting-cli.module.js';
