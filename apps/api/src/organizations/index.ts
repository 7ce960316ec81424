export { OrganizationsModule } from './organizations.module.js';
export { OrganizationPasswordRow } from './accounts/organization-password.table.js';
export { Organizations, tagOf } from './accounts/organizations.js';
export { assertOwn } from './accounts/own-organization.js';
export { FirstOrganization } from './registration/first-organization.js';
