export { OrganizationsModule } from './organizations.module.js';
export { OrganizationPasswordRow } from './accounts/organization-passwords.js';
export { Organizations, tagOf, assertOwn } from './accounts/organizations.js';
export { FirstOrganization } from './registration/first-organization.js';
