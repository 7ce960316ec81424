import { z } from 'zod';
import { settingNames, type SettingName } from '@closewise/domain/administration';

const text = z.string('Settings are sent as text, such as "29.00" or "true"').max(1000);

const named = Object.fromEntries(settingNames.map((name) => [name, text.optional()])) as Record<
  SettingName,
  z.ZodOptional<typeof text>
>;

/** Body of PUT /api/admin/settings: only the given settings change. Prices in dollars, such as '29.00'. */
export const changeSettingsRequest = z
  .strictObject({
    ...named,
    reason: text.nullish(),
  })
  .meta({
    example: { BUYER_REPORT_PRICE: '29.00', maintenance_mode: 'false', reason: 'Price of the autumn' },
  });
export type ChangeSettingsRequest = z.input<typeof changeSettingsRequest>;

const settings = z.array(z.object({ id: z.number().int(), key: z.string(), value: z.string() }));
const example = [
  { id: 1, key: 'buyer_report_price', value: '2900' },
  { id: 2, key: 'maintenance_mode', value: 'false' },
];

/** All settings; buyer_report_price in cents. */
export const settingsView = z
  .object({ success: z.literal(true), settings })
  .meta({ example: { success: true, settings: example } });
export type SettingsView = z.infer<typeof settingsView>;

/** Answer of PUT /api/admin/settings. */
export const settingsSavedView = z
  .object({ success: z.literal(true), settings, message: z.literal('Settings saved') })
  .meta({ example: { success: true, settings: example, message: 'Settings saved' } });
export type SettingsSavedView = z.infer<typeof settingsSavedView>;

/** Answer of GET /api/status/maintenance. */
export const maintenanceView = z
  .object({ maintenanceMode: z.boolean() })
  .meta({ example: { maintenanceMode: false } });
export type MaintenanceView = z.infer<typeof maintenanceView>;

/** Answer of GET /api/public/price: the current price of a report, and of premium on top of it. */
export const publicPriceView = z
  .object({ success: z.literal(true), amountCents: z.number().int(), premiumCents: z.number().int() })
  .meta({ example: { success: true, amountCents: 2500, premiumCents: 1000 } });
export type PublicPriceView = z.infer<typeof publicPriceView>;

/** Answer of GET /api/public/fb-pixel-id; null if none is configured. */
export const pixelIdView = z
  .object({ success: z.literal(true), pixelId: z.string().nullable() })
  .meta({ example: { success: true, pixelId: null } });
export type PixelIdView = z.infer<typeof pixelIdView>;
