import { z } from 'zod';
import { personal } from '../personal/index.js';
import { wholeNumber } from './whole-number.js';

/** Query of GET /api/admin/audit; pages count from 1. */
export const adminActionsQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(500, 50),
});

const adminAction = z.object({
  id: z.string(),
  at: z.string(),
  /** Username; `operator` for the command line, `system` for automatic actions. */
  admin: personal(z.string()),
  /** Event type. */
  action: z.string(),
  /** What was done, as a sentence. */
  summary: z.string(),
  reason: z.string().nullable(),
});
export type AdminAction = z.infer<typeof adminAction>;

/** Answer of GET /api/admin/audit, newest action first. */
export const adminActionsView = z
  .object({ success: z.literal(true), total: z.number().int(), actions: z.array(adminAction) })
  .meta({
    example: {
      success: true,
      total: 1,
      actions: [
        {
          id: '0b9a3e5c-6f1d-4c58-9d7e-2f7a53f1c001',
          at: '2026-11-21T10:00:00.000Z',
          admin: 'ana',
          action: 'SettingChanged',
          summary: 'Changed the report price from $25.00 to $29.00',
          reason: 'Price of the autumn',
        },
      ],
    },
  });
export type AdminActionsView = z.infer<typeof adminActionsView>;
