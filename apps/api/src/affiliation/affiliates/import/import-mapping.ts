import { DomainError } from '@closewise/domain/events';
import { z } from 'zod';

const column = z.string().min(1);

/**
 * The columns of a file. `name` may be several columns, joined by a space; `sourceId` is the affiliate's id in the other
 * program, `joinedOn` a date in the format `dates`. With a `status` column, only rows with one of the `activeStatuses`,
 * in any letter case, are imported.
 */
export const importMapping = z.strictObject({
  programme: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 lowercase letters, digits and hyphens'),
  delimiter: z.enum([',', ';', '\t']).default(','),
  dates: z.enum(['year-month-day', 'month/day/year', 'day/month/year']).default('year-month-day'),
  columns: z.strictObject({
    name: z.union([column, z.array(column).min(1)]),
    email: column,
    website: column.optional(),
    code: column.optional(),
    organizationTag: column.optional(),
    memberId: column.optional(),
    sourceId: column.optional(),
    joinedOn: column.optional(),
    status: column.optional(),
  }),
  activeStatuses: z.array(z.string().min(1)).min(1).default(['active']),
});
export type ImportMapping = z.infer<typeof importMapping>;

/**
 * Mappings by the columns that other programs document for their affiliate exports. They are not verified with a file
 * from a live program, and the command says so.
 * Rewardful: help.rewardful.com/en/articles/1988486. AffiliateWP: header in
 * includes/admin/tools/export/class-export-affiliates.php of the plugin, in English, without a column for referral codes.
 */
export const importPresets: Readonly<Record<string, z.input<typeof importMapping>>> = {
  rewardful: {
    programme: 'rewardful',
    columns: { name: ['first_name', 'last_name'], email: 'email', code: 'token' },
  },
  affiliatewp: {
    programme: 'affiliatewp',
    columns: { name: 'Name', email: 'Email', sourceId: 'Affiliate ID', status: 'Status' },
  },
};

/** Refuses invalid JSON and an invalid mapping, with the path of the first problem. */
export function parseMapping(json: string): ImportMapping {
  const parsed = importMapping.safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
  throw invalidMapping(`The mapping is invalid${path.length > 0 ? ` at ${path.join('.')}` : ''}: ${message}`);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalidMapping('The mapping is not valid JSON');
  }
}

export const invalidMapping = (message: string): DomainError =>
  new DomainError('affiliation.import-mapping-invalid', message);

/** All columns in the mapping. */
export const columnsIn = ({ columns }: ImportMapping): string[] => Object.values(columns).flat();
