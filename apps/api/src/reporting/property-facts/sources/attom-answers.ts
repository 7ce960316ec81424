import { z } from 'zod';

/** Lowercases all field names, because ATTOM's packages differ in their case. */
export const inLowerCase = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(inLowerCase);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name.toLowerCase(), inLowerCase(value)]),
  );
};

const number = z.coerce.number().nonnegative().nullish();
const words = z.string().max(200).nullish();
const day = z.string().max(40).nullish();

/** `SuccessWithoutResult` means no property; ATTOM sends it with status 400. */
const answerOf = <Shape extends z.ZodType>(property: Shape) =>
  z.preprocess(
    inLowerCase,
    z.union([
      z.object({ property: z.array(property).max(1000) }),
      z
        .object({ status: z.object({ msg: z.literal('SuccessWithoutResult') }) })
        .transform(() => ({ property: [] as z.infer<Shape>[] })),
    ]),
  );

/** `/sale/snapshot`: homes with their last sale. `salecode` tells whether the amount is an estimate. */
export const salesAnswer = answerOf(
  z.object({
    address: z.object({ oneline: z.string().max(200) }),
    location: z.object({ distance: number }).nullish(),
    summary: z.object({ yearbuilt: number, proptype: words, propclass: words }).nullish(),
    building: z
      .object({
        size: z.object({ livingsize: number, universalsize: number }).nullish(),
        rooms: z.object({ beds: number, bathstotal: number }).nullish(),
      })
      .nullish(),
    sale: z.object({
      saletransdate: day,
      salesearchdate: day,
      amount: z
        .object({ saleamt: number, salecode: words, salerecdate: day, saletranstype: words })
        .nullish(),
    }),
  }),
);
export type SoldHome = z.infer<typeof salesAnswer>['property'][number];

/** `/assessmenthistory/detail`: all assessments of the home on the county's roll. */
export const assessmentsAnswer = answerOf(
  z.object({
    assessmenthistory: z
      .array(
        z.object({
          assessed: z.object({ assdttlvalue: number }).nullish(),
          tax: z.object({ taxamt: number, taxyear: number, assessoryear: number }).nullish(),
        }),
      )
      .max(200),
  }),
);
export type AssessedHome = z.infer<typeof assessmentsAnswer>['property'][number];

/** `/property/detailwithschools`, version 4: the schools that the home is assigned to. Ratings are not read. */
export const schoolsAnswer = answerOf(
  z.object({
    school: z
      .array(
        z.object({
          institutionname: z.string().max(200),
          gradelevel1lotext: words,
          gradelevel1hitext: words,
          filetypetext: words,
          distance: number,
        }),
      )
      .max(200)
      .nullish(),
    schooldistrict: z.object({ districtname: words }).nullish(),
  }),
);
export type HomeWithSchools = z.infer<typeof schoolsAnswer>['property'][number];
