export { specialCaseNotices } from './special-case-notices.js';
