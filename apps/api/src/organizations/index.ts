export { OrganizationsModule } from './organizations.module.js';
export { OrganizationPasswordRow } from './accounts/organization-password.table.js';
export { FirstOrganization } from './registration/first-organization.js';
