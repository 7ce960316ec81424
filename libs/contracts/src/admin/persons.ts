import { z } from 'zod';
import { personText } from '../buyer/person-text.js';
import { personal } from '../personal/index.js';

const count = z.number().int();

const whom = personText(320)
  .refine((text) => text.trim() !== '', 'Enter an e-mail address or the number of a report')
  .transform((text) => text.trim());

/** It stays when the person is gone: it may name nobody. */
const reason = personText(500)
  .refine((text) => text.trim() !== '', 'Say why: the reason is kept in the list of what admins did')
  .transform((text) => text.trim());

/** Something of a person that has a name of its own: a report by its number, a partner's account by its code or tag. */
const keptThing = z.object({
  kind: z.enum(['report', 'affiliate', 'organization', 'admin']),
  name: personal(z.string()),
  status: z.string(),
});
export type KeptThing = z.infer<typeof keptThing>;

const things: KeptThing[] = [
  { kind: 'report', name: '4711000000000042', status: 'completed' },
  { kind: 'affiliate', name: 'MAPLE7K4M', status: 'active' },
];

/** Body of POST /api/admin/persons/find: an e-mail address, or the number of a report. */
export const findPersonRequest = z.strictObject({ whom }).meta({ example: { whom: 'bea@example.com' } });
export type FindPersonRequest = z.output<typeof findPersonRequest>;

/**
 * Answer of POST /api/admin/persons/find. `kept` counts by who keeps it, `keys` what can still be read and `erasedBefore` what
 * was erased; `objections` say what should be done before an erasure.
 */
export const foundPersonView = z
  .object({
    success: z.literal(true),
    person: z.object({
      /** As the list of what admins did names them. */
      pseudonym: z.string(),
      kept: z.record(z.string(), count),
      things: z.array(keptThing),
      keys: count,
      erasedBefore: count,
      objections: z.array(z.string()),
    }),
  })
  .meta({
    example: {
      success: true,
      person: {
        pseudonym: '7a31c0ff',
        kept: { reports: 1, mail: 2, affiliate: 1 },
        things,
        keys: 2,
        erasedBefore: 0,
        objections: ['The affiliate MAPLE7K4M still has an account: delete the affiliate first'],
      },
    },
  });
export type FoundPersonView = z.infer<typeof foundPersonView>;

/** Body of POST /api/admin/persons/export. */
export const exportPersonRequest = z
  .strictObject({ whom, reason })
  .meta({ example: { whom: 'bea@example.com', reason: 'They asked for it by mail, ticket 4711' } });
export type ExportPersonRequest = z.output<typeof exportPersonRequest>;

/** Answer of POST /api/admin/persons/export: all that is kept, by who keeps it, as the person may read it. */
export const exportedPersonView = z
  .object({
    success: z.literal(true),
    about: personal(z.string()),
    kept: z.record(z.string(), z.array(z.unknown())),
  })
  .meta({
    example: {
      success: true,
      about: 'bea@example.com',
      kept: { affiliate: [{ name: 'Bea Moss', code: 'MAPLE7K4M', status: 'active' }] },
    },
  });
export type ExportedPersonView = z.infer<typeof exportedPersonView>;

/**
 * Body of POST /api/admin/persons/erase: `confirmation` repeats whom it is about, as it was typed once more;
 * `evenUnfinished` overrides the objections.
 */
export const erasePersonRequest = z
  .strictObject({
    whom,
    reason,
    confirmation: personText(320).default(''),
    evenUnfinished: z.boolean().default(false),
  })
  .meta({
    example: {
      whom: 'bea@example.com',
      reason: 'They asked for it by mail, ticket 4711',
      confirmation: 'bea@example.com',
      evenUnfinished: false,
    },
  });
export type ErasePersonRequest = z.output<typeof erasePersonRequest>;

/** Answer of POST /api/admin/persons/erase; `keys` is how many were destroyed, none where all was erased before. */
export const erasedPersonView = z
  .object({ success: z.literal(true), message: z.string(), keys: count })
  .meta({ example: { success: true, message: 'Erased for ever', keys: 2 } });
export type ErasedPersonView = z.infer<typeof erasedPersonView>;
