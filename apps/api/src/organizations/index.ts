export { OrganizationPasswordRow } from './accounts/organization-password.table.js';
