import { z } from 'zod';

/** A server of ArcGIS says its errors with status 200; then there are no features, and the shape does not fit. */
const featuresOf = <Shape extends z.ZodType>(attributes: Shape) =>
  z.object({ features: z.array(z.object({ attributes })).max(100) });

/** The layer `Flood Hazard Zones` (S_FLD_HAZ_AR). */
export const zonesAnswer = featuresOf(
  z.object({
    FLD_ZONE: z.string().max(40),
    ZONE_SUBTY: z.string().max(100).nullish(),
    SFHA_TF: z.enum(['T', 'F', 'U', '']).nullish(),
    STATIC_BFE: z.number().nullish(),
    LEN_UNIT: z.string().max(40).nullish(),
    DFIRM_ID: z.string().max(20),
  }),
);
export type ZoneAttributes = z.infer<typeof zonesAnswer>['features'][number]['attributes'];

/** The layer `FIRM Panels` (S_FIRM_PAN); EFF_DATE is in milliseconds since 1970. */
export const panelsAnswer = featuresOf(
  z.object({
    FIRM_PAN: z.string().max(20).nullish(),
    EFF_DATE: z.number().nullish(),
    DFIRM_ID: z.string().max(20).nullish(),
  }),
);
export type PanelAttributes = z.infer<typeof panelsAnswer>['features'][number]['attributes'];
