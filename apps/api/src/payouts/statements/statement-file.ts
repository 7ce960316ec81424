import { csvOf, csvDownload } from '@closewise/domain/csv';
import { signedRows, statementRows, type Statement } from '@closewise/domain/payouts';
import { DomainError } from '@closewise/domain/events';
import type { SealKeys } from '../../affiliation/index.js';
import type { PdfWriter } from '../../platform/pdf/pdf-writer.js';
import type { statementPdf } from './pdf/statement-pdf.js';
import type { StatementLanguage } from './pdf/texts.js';
import { verifierPath } from './statement-verification.controllers.js';

/** The statement in the form that `verify-statement.mjs` checks, signed with the ledger's seal key. */
export function statementCsv(statement: Statement, keys: SealKeys): string {
  const rows = statementRows(statement, { keyId: keys.currentId, publicKey: keys.publicKey });
  return csvOf(signedRows(rows, keys.sign(JSON.stringify(rows))));
}

const statementFormats = ['csv', 'pdf', 'json'] as const;
type StatementFormat = (typeof statementFormats)[number];

/** A file to download or write to disk. */
type StatementFile = Readonly<{ name: string; type: string; content: Buffer }>;

/** Refuses an unsupported format. */
export function formatFrom(text: string): StatementFormat {
  const format = statementFormats.find((known) => known === text);
  if (format) return format;
  throw new DomainError(
    'payouts.statement-format-invalid',
    `A statement comes as ${statementFormats.join(', ')}`,
  );
}

/** Dependencies of a statement's file; `siteUrl` serves the verifier and our public keys. */
type StatementParts = Readonly<{ keys: SealKeys; pdfs: PdfWriter; siteUrl: string }>;

/** The statement as a file. The CSV and its proof are the same in both languages. */
export async function statementFile(
  statement: Statement,
  format: StatementFormat,
  { keys, pdfs, siteUrl }: StatementParts,
  language: StatementLanguage = 'en',
): Promise<StatementFile> {
  const name = `closewise-${statement.payee.label}-${statement.month}.${format}`;
  if (format === 'pdf')
    return {
      name,
      type: 'application/pdf',
      content: await pdfs.write<typeof statementPdf>('statement', statement, {
        keyId: keys.currentId,
        verifierUrl: `${siteUrl}${verifierPath}`,
        language,
      }),
    };
  if (format === 'csv')
    return {
      name,
      type: 'text/csv; charset=utf-8',
      content: Buffer.from(csvDownload(statementCsv(statement, keys))),
    };
  const check = { verifier: `${siteUrl}${verifierPath}`, keys: `${siteUrl}/api/statement-keys` };
  return {
    name,
    type: 'application/json; charset=utf-8',
    content: Buffer.from(`${JSON.stringify({ ...statement, check }, null, 2)}\n`),
  };
}
