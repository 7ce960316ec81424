import { z } from 'zod';

/** A participating organization. */
export const activeOrganization = z.object({ name: z.string(), tag: z.string(), dashboardPath: z.string() });

/** Answer of GET /api/organizations/active, cacheable for 5 minutes: the participating organizations by name. */
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
