import { z } from 'zod';
import { personal } from '../personal/index.js';
import { personText } from '../buyer/shared-fields.js';

const organization = z.object({
  name: z.string(),
  tag: z.string(),
  status: z.enum(['waiting', 'approved']),
  /** Whether the contact has opened the mailed link, which an approval requires. */
  linkOpened: z.boolean(),
  /** Both null after the contact was erased. */
  contactName: personal(z.string()).nullable(),
  contactEmail: personal(z.string()).nullable(),
  registeredAt: z.iso.datetime(),
  dashboardPath: z.string(),
});
export type AdminOrganization = z.infer<typeof organization>;

/** Answer of GET /api/admin/organizations; those that wait for approval come first. */
export const adminOrganizationsView = z
  .object({ success: z.literal(true), organizations: z.array(organization) })
  .meta({
    example: {
      success: true,
      organizations: [
        {
          name: 'Houston Association of Realtors',
          tag: 'HAR',
          status: 'approved',
          linkOpened: true,
          contactName: 'HAR',
          contactEmail: 'har@closewise.invalid',
          registeredAt: '2026-11-21T10:00:00.000Z',
          dashboardPath: '/har/dashboard',
        },
      ],
    },
  });
export type AdminOrganizationsView = z.infer<typeof adminOrganizationsView>;

/** Body of POST /api/admin/organizations/{tag}/approve and …/reject; the note says what was checked. */
export const decideOrganizationRequest = z
  .strictObject({ note: personText(500).default('') })
  .meta({ example: { note: 'Called the number on their own website' } });
export type DecideOrganizationRequest = z.input<typeof decideOrganizationRequest>;

/** Answer of an approval or rejection; `message` is shown to the admin. */
export const organizationDecidedView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'HAR was approved' } });
export type OrganizationDecidedView = z.infer<typeof organizationDecidedView>;
