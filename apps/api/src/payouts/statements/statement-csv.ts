import { csvOf } from '@closewise/domain/csv';
import { signedRows, statementRows, type Statement } from '@closewise/domain/payouts';
import type { SealKeys } from '../../affiliation/index.js';

/** The statement as `docs/verify-statement.mjs` checks it: signed with the key of the ledger's seals. */
export function statementCsv(statement: Statement, keys: SealKeys): string {
  const rows = statementRows(statement, { keyId: keys.currentId, publicKey: keys.publicKey });
  return csvOf(signedRows(rows, keys.sign(JSON.stringify(rows))));
}
