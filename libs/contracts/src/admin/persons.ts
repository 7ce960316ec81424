import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';
import { personal } from '../personal/index.js';

const count = z.number().int();

const whom = personText(320)
  .refine((text) => text.trim() !== '', 'Enter an email address or a report number')
  .transform((text) => text.trim());

/** Kept after an erasure, so it must not name anyone. */
const reason = personText(500)
  .refine((text) => text.trim() !== '', 'Give a reason. It is kept in the list of admin actions.')
  .transform((text) => text.trim());

/** A person's item that has a name: a report by its number, a partner's account by its code or tag. */
const storedItem = z.object({
  kind: z.enum(['report', 'affiliate', 'organization', 'admin']),
  name: personal(z.string()),
  status: z.string(),
});
export type StoredItem = z.infer<typeof storedItem>;

const things: StoredItem[] = [
  { kind: 'report', name: '4711000000000042', status: 'completed' },
  { kind: 'affiliate', name: 'MAPLE7K4M', status: 'active' },
];

/** Body of POST /api/admin/persons/find: an email address or a report number. */
export const findPersonRequest = z.strictObject({ whom }).meta({ example: { whom: 'bea@example.com' } });
export type FindPersonRequest = z.output<typeof findPersonRequest>;

/**
 * Answer of POST /api/admin/persons/find. `kept` counts the stored items by holder, `keys` the keys that still decrypt
 * data, `erasedBefore` those already destroyed; `objections` are tasks to do before an erasure.
 */
export const foundPersonView = z
  .object({
    success: z.literal(true),
    person: z.object({
      /** The person's pseudonym in the audit log. */
      pseudonym: z.string(),
      kept: z.record(z.string(), count),
      things: z.array(storedItem),
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
  .meta({ example: { whom: 'bea@example.com', reason: 'Requested by email, ticket 4711' } });
export type ExportPersonRequest = z.output<typeof exportPersonRequest>;

/** Answer of POST /api/admin/persons/export: all stored data by holder, readable for the person. */
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

/** Body of POST /api/admin/persons/erase: `confirmation` repeats `whom`; `evenUnfinished` overrides the objections. */
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
      reason: 'Requested by email, ticket 4711',
      confirmation: 'bea@example.com',
      evenUnfinished: false,
    },
  });
export type ErasePersonRequest = z.output<typeof erasePersonRequest>;

/**
 * Answer of POST /api/admin/persons/erase; `keys` is the number of destroyed keys, zero if everything was erased
 * before.
 */
export const erasedPersonView = z
  .object({ success: z.literal(true), message: z.string(), keys: count })
  .meta({ example: { success: true, message: 'Permanently erased', keys: 2 } });
export type ErasedPersonView = z.infer<typeof erasedPersonView>;
