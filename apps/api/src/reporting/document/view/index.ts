export type * from './blocks.js';
export type * from './report-view.js';
export { viewReport, type Showing } from './view-report.js';
