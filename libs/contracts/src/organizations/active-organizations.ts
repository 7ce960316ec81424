import { z } from 'zod';

/** An organization that takes part. */
export const activeOrganization = z.object({ name: z.string(), tag: z.string(), dashboardPath: z.string() });

/** Answer of GET /api/organizations/active, which may be kept for 5 minutes: who takes part, by name. */
export const activeOrganizationsView = z
  .object({
    organizations: z.array(activeOrganization),
  })
  .meta({
    example: {
      organizations: [
        { name: 'Houston Association of Realtors', tag: 'HAR', dashboardPath: '/har/dashboard' },
      ],
    },
  });
export type ActiveOrganizationsView = z.infer<typeof activeOrganizationsView>;
