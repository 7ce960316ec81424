/** Organizations' published events. */
export type {
  OrganizationApproved,
  OrganizationLinkOpened,
  OrganizationRegistered,
  OrganizationRejected,
} from './organization-events.js';
