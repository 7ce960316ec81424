import type { ActionDetails, AuditedEvents } from '../administration/index.js';

const said =
  (verb: string) =>
  ({ tag }: ActionDetails): string =>
    `${verb} the organization ${String(tag)}`;

/** What admins and the operator did to organizations, in the list of admin actions. */
export const auditedEvents: AuditedEvents = {
  sentences: {
    OrganizationRegistered: said('Registered'),
    OrganizationApproved: said('Approved'),
    OrganizationRejected: said('Rejected'),
    OrganizationCredentialsChanged: said('Set a new password of'),
  },
};
