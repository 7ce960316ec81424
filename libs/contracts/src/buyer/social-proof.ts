import { propertyTypes } from '@closewise/domain/closing-costs';
import { priceRanges } from '@closewise/domain/reporting';
import { z } from 'zod';

/** Response of GET /api/public/social-proof: purchases to show in turn; nothing is shown if `items` is empty. */
export const socialProofView = z
  .object({
    success: z.literal(true),
    config: z.object({
      enabled: z.boolean(),
      intervalSeconds: z.number().int(),
      displayDuration: z.number().int().meta({ description: 'Seconds' }),
      position: z.enum(['bottom-left', 'bottom-right']),
      message: z.string().meta({ description: 'With {propertyType}, {location} and {priceRange}' }),
    }),
    source: z.enum(['sample', 'live']).meta({ description: 'Made-up or real purchases' }),
    items: z.array(
      z.object({
        propertyType: z.enum(propertyTypes),
        location: z.string().meta({ description: 'A city, or its state if the city had few purchases' }),
        priceRange: z.enum(priceRanges),
      }),
    ),
  })
  .meta({
    example: {
      success: true,
      config: {
        enabled: true,
        intervalSeconds: 15,
        displayDuration: 8,
        position: 'bottom-left',
        message: 'Someone just ordered a report for a {propertyType} in {location}',
      },
      source: 'sample',
      items: [{ propertyType: 'condo', location: 'Houston, TX', priceRange: '$400k-500k' }],
    },
  });
export type SocialProofView = z.infer<typeof socialProofView>;
