import { z } from 'zod';
import { personText } from './person-text.js';

/** A county in any legal form: `Harris County`, `Orleans Parish`, `Harris`. */
export const countyName = personText(60).trim().min(1, 'Please name a county');

const certainties = ['certain', 'likely', 'unknown'] as const;
const questions = ['county', 'city-limits'] as const;

/** Where the property of an order lies, as recognised; only the browser that has sent the address is told. */
export const placeView = z
  .object({
    street: z.string().nullable(),
    city: z.string().nullable(),
    /** Two letters. */
    state: z.string(),
    zip: z.string().nullable(),
    /** The likeliest, with its legal form; null when nothing but the state is known. */
    county: z.string().nullable(),
    /** In Connecticut the county of before 2022, in which the property lies too. */
    oldCounty: z.string().nullable(),
    municipality: z.string().nullable(),
    certainty: z.enum(certainties),
    /** The counties that it may be, likeliest first, each with its share of the homes, 0 to 1; empty when certain. */
    choices: z.array(z.object({ county: z.string(), share: z.number().min(0).max(1) })),
    /** What to ask the buyer before they pay. */
    open: z.array(z.enum(questions)),
  })
  .meta({
    example: {
      street: '2502 Mason Road',
      city: 'Katy',
      state: 'TX',
      zip: '77494',
      county: 'Fort Bend County',
      oldCounty: null,
      municipality: 'Katy',
      certainty: 'likely',
      choices: [
        { county: 'Fort Bend County', share: 0.83 },
        { county: 'Harris County', share: 0.17 },
      ],
      open: ['county'],
    },
  });
export type PlaceView = z.infer<typeof placeView>;

/** Body of PUT /api/reports/{id}/place. Null means that the buyer is not sure; what is left out stays as it was. */
export const confirmPlaceRequest = z
  .strictObject({
    county: countyName.nullable().optional(),
    insideCityLimits: z.boolean().nullable().optional(),
  })
  .refine(
    ({ county, insideCityLimits }) => county !== undefined || insideCityLimits !== undefined,
    'Please say the county, or whether the home lies inside the city limits',
  )
  .meta({ example: { county: 'Fort Bend County', insideCityLimits: null } });
export type ConfirmPlaceRequest = z.input<typeof confirmPlaceRequest>;

/** Answer of PUT /api/reports/{id}/place; it says nothing of the property. */
export const confirmPlaceView = z.object({ success: z.literal(true) }).meta({ example: { success: true } });
export type ConfirmPlaceView = z.infer<typeof confirmPlaceView>;
