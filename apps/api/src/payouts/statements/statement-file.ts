import { csvDownload } from '@closewise/domain/csv';
import { DomainError } from '@closewise/domain/events';
import type { Statement } from '@closewise/domain/payouts';
import type { SealKeys } from '../../affiliation/index.js';
import type { PdfWriter } from '../../platform/pdf/pdf-writer.js';
import type { statementPdf } from './pdf/statement-pdf.js';
import type { StatementLanguage } from './pdf/texts.js';
import { statementCsv } from './statement-csv.js';

export const statementFormats = ['csv', 'pdf', 'json'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** A file to download or to write. */
export type StatementFile = Readonly<{ name: string; type: string; content: Buffer }>;

/** Refuses a format that a statement does not have. */
export function formatFrom(text: string): StatementFormat {
  const format = statementFormats.find((known) => known === text);
  if (format) return format;
  throw new DomainError(
    'payouts.statement-format-invalid',
    `A statement comes as ${statementFormats.join(', ')}`,
  );
}

/** The statement in a format; the CSV and what it proves are the same in both languages. */
export async function statementFile(
  statement: Statement,
  format: StatementFormat,
  { keys, pdfs }: Readonly<{ keys: SealKeys; pdfs: PdfWriter }>,
  language: StatementLanguage = 'en',
): Promise<StatementFile> {
  const name = `closewise-${statement.payee.label}-${statement.month}.${format}`;
  if (format === 'pdf')
    return {
      name,
      type: 'application/pdf',
      content: await pdfs.write<typeof statementPdf>('statement', statement, keys.currentId, language),
    };
  if (format === 'csv')
    return {
      name,
      type: 'text/csv; charset=utf-8',
      content: Buffer.from(csvDownload(statementCsv(statement, keys))),
    };
  return {
    name,
    type: 'application/json; charset=utf-8',
    content: Buffer.from(`${JSON.stringify(statement, null, 2)}\n`),
  };
}
