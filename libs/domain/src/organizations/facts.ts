/** Organizations' published events. */
export type {
  OrganizationApproved,
  OrganizationEvent,
  OrganizationLinkOpened,
  OrganizationRegistered,
  OrganizationRejected,
} from './organization-events.js';
