import { DomainError } from '@closewise/domain/events';
import { z } from 'zod';

const column = z.string().min(1);

/**
 * Which column of a file holds what. `name` may be several columns, joined by a space; `sourceId` is what the programme
 * calls the affiliate, `joinedOn` a date in the form `dates`. Of a file with a `status`, only rows whose status is among the
 * `activeStatuses`, in any letter case, become affiliates.
 */
export const importMapping = z.strictObject({
  programme: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 small letters, digits and hyphens'),
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
 * Mappings by the columns that a programme documents for files of affiliates. Nobody has compared them with a file that
 * the live programme wrote: they are unverified, and whoever uses one is told so.
 * Rewardful: help.rewardful.com/en/articles/1988486. AffiliateWP: its own export of affiliates, in English, whose header
 * stands in includes/admin/tools/export/class-export-affiliates.php of the plugin; it has no column of referral codes.
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

/** The mapping in this JSON; refuses what is none, and says where. */
export function mappingFrom(json: string): ImportMapping {
  const parsed = importMapping.safeParse(parsedJson(json));
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
  throw wrongMapping(`The mapping is wrong${path.length > 0 ? ` at ${path.join('.')}` : ''}: ${message}`);
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw wrongMapping('The mapping is no JSON');
  }
}

/** A mapping that cannot be used. */
export const wrongMapping = (message: string): DomainError =>
  new DomainError('affiliation.import-mapping-invalid', message);

/** Every column that the mapping names. */
export const columnsIn = ({ columns }: ImportMapping): string[] => Object.values(columns).flat();
