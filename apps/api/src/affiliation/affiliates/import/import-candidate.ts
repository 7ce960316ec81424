import { affiliateEmail, affiliateName, affiliateWebsite } from '@closewise/contracts/affiliates';
import { type AffiliatePerson, normalizeReferralCode } from '@closewise/domain/affiliation';
import { DomainError, personalDataIn } from '@closewise/domain/events';
import { z } from 'zod';
import type { CsvRow } from './csv-file.js';
import type { ImportMapping } from './import-mapping.js';

/** An affiliate as read from a row; the organization is not checked yet. */
export type ImportCandidate = Readonly<{
  person: AffiliatePerson;
  preferredCode: string | null;
  organizationTag: string | null;
  memberId: string | null;
  sourceId: string | null;
  joinedOn: string | null;
  /** The status in the other program if it is not active; empty if it is missing, null if active. */
  inactiveStatus: string | null;
}>;

const shortText = z
  .string()
  .max(40, 'has more than 40 characters')
  .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'has control characters');

/** Reads a row by the mapping. Refuses what sign-up would refuse, with the invalid column. */
export function readCandidate(
  { cells }: CsvRow,
  { columns, dates, activeStatuses }: ImportMapping,
): ImportCandidate {
  if (!cells) throw invalidRow('the number of cells differs from the header');
  const textIn = (column: string | undefined): string | null =>
    column === undefined ? null : cells.get(column)?.trim() || null;
  const short = (column: string | undefined): string | null =>
    validate(shortText.nullable(), textIn(column), column);
  const name = [columns.name].flat().flatMap((column) => textIn(column) ?? []);
  const code = textIn(columns.code);
  const sourceId = short(columns.sourceId);
  const status = short(columns.status);
  const isActive = activeStatuses.some((active) => active.toLowerCase() === status?.toLowerCase());
  const kind = personalDataIn(sourceId ?? '');
  if (kind) throw invalidRow(`${columns.sourceId}: contains personal data (${kind}) instead of an id`);
  return {
    person: {
      name: validate(affiliateName, name.join(' '), [columns.name].flat().join(' and ')),
      email: validate(affiliateEmail, textIn(columns.email) ?? '', columns.email),
      website: validate(affiliateWebsite.nullable(), textIn(columns.website), columns.website),
    },
    preferredCode: code === null ? null : normalizeReferralCode(code),
    organizationTag: short(columns.organizationTag),
    memberId: short(columns.memberId),
    sourceId,
    joinedOn: parseDay(textIn(columns.joinedOn), dates),
    inactiveStatus: columns.status === undefined || isActive ? null : (status ?? ''),
  };
}

function validate<Value>(schema: z.ZodType<Value>, value: unknown, column: string | undefined): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidRow(`${column}: ${parsed.error.issues[0]!.message}`);
}

const datePatterns = {
  'year-month-day': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})([T ].*)?$/,
  'month/day/year': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  'day/month/year': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
} as const;

function parseDay(text: string | null, dates: ImportMapping['dates']): string | null {
  if (text === null) return null;
  const { year = '', month = '', day = '' } = datePatterns[dates].exec(text)?.groups ?? {};
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  if (!Number.isNaN(time.getTime()) && time.toISOString().startsWith(written)) return written;
  throw invalidRow(`the joining date is not a date in the format ${dates}`);
}

const invalidRow = (message: string): DomainError =>
  new DomainError('affiliation.import-row-invalid', message);
