import { languages } from '@closewise/domain/language';
import { z } from 'zod';

const month = z.string().regex(/^\d{4}-\d{2}$/);

/** Answer of the lists of statements: the months (`YYYY-MM`, UTC) that have ended, newest first. */
export const statementsView = z
  .object({ success: z.literal(true), months: z.array(month) })
  .meta({ example: { success: true, months: ['2026-11', '2026-10'] } });
export type StatementsView = z.infer<typeof statementsView>;

/** Language of a statement PDF; English by default. */
export const statementQuery = z.object({ lang: z.enum(languages).optional() });
export type StatementQuery = z.infer<typeof statementQuery>;

/** Answer of GET /api/statement-keys: the public keys (Ed25519, base64) that sign statements, the current one first. */
export const statementKeysView = z
  .object({
    success: z.literal(true),
    keys: z.array(z.object({ keyId: z.string(), publicKey: z.string() })),
  })
  .meta({
    example: {
      success: true,
      keys: [{ keyId: '21fe31dfa154a261', publicKey: '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=' }],
    },
  });
export type StatementKeysView = z.infer<typeof statementKeysView>;
