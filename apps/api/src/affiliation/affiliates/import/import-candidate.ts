import { affiliateEmail, affiliateName, affiliateWebsite } from '@closewise/contracts/affiliates';
import { type AffiliatePerson, givenCode } from '@closewise/domain/affiliation';
import { DomainError, personalDataIn } from '@closewise/domain/events';
import { z } from 'zod';
import type { CsvRow } from './csv-rows.js';
import type { ImportMapping } from './import-mapping.js';

/** What a row says of somebody; the organization is not looked up yet. */
export type ImportCandidate = Readonly<{
  person: AffiliatePerson;
  wishedCode: string | null;
  organizationTag: string | null;
  memberId: string | null;
  sourceId: string | null;
  joinedOn: string | null;
  /** The status there, when it is not that of an active affiliate. */
  notActive: string | null;
}>;

const shortText = z
  .string()
  .max(40, 'has more than 40 characters')
  .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'has control characters');

/** Reads a row by the mapping; refuses what sign-up would refuse, and says which column is wrong. */
export function candidateOf(
  { cells }: CsvRow,
  { columns, dates, activeStatuses }: ImportMapping,
): ImportCandidate {
  if (!cells) throw wrongRow('the number of cells is not that of the header');
  const textIn = (column: string | undefined): string | null =>
    column === undefined ? null : cells.get(column)?.trim() || null;
  const short = (column: string | undefined): string | null =>
    checked(shortText.nullable(), textIn(column), column);
  const name = [columns.name].flat().flatMap((column) => textIn(column) ?? []);
  const code = textIn(columns.code);
  const sourceId = short(columns.sourceId);
  const status = short(columns.status);
  const isActive = activeStatuses.some((active) => active.toLowerCase() === status?.toLowerCase());
  const kind = personalDataIn(sourceId ?? '');
  if (kind) throw wrongRow(`${columns.sourceId}: names a person (${kind}) instead of an id`);
  return {
    person: {
      name: checked(affiliateName, name.join(' '), [columns.name].flat().join(' and ')),
      email: checked(affiliateEmail, textIn(columns.email) ?? '', columns.email),
      website: checked(affiliateWebsite.nullable(), textIn(columns.website), columns.website),
    },
    wishedCode: code === null ? null : givenCode(code),
    organizationTag: short(columns.organizationTag),
    memberId: short(columns.memberId),
    sourceId,
    joinedOn: dayOf(textIn(columns.joinedOn), dates),
    notActive: columns.status === undefined || isActive ? null : (status ?? ''),
  };
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown, column: string | undefined): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw wrongRow(`${column}: ${parsed.error.issues[0]!.message}`);
}

const partsOf = {
  'year-month-day': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})([T ].*)?$/,
  'month/day/year': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  'day/month/year': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
} as const;

function dayOf(text: string | null, dates: ImportMapping['dates']): string | null {
  if (text === null) return null;
  const { year = '', month = '', day = '' } = partsOf[dates].exec(text)?.groups ?? {};
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  if (!Number.isNaN(time.getTime()) && time.toISOString().startsWith(written)) return written;
  throw wrongRow(`the date they joined is none that is written ${dates}`);
}

const wrongRow = (message: string): DomainError => new DomainError('affiliation.import-row-invalid', message);
