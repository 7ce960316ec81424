import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const sources = resolve(import.meta.dirname, '../src');

/** Where SQL on durable tables is written by hand, and why; the statement says more. All else asks `Database.table`. */
const handWritten: Readonly<Record<string, string>> = {
  'billing/open-payments/open-payments.ts': 'joins a read model, which has no entity',
  'platform/auth/sessions/session-rows.ts': 'measured: each request of a signed-in browser',
  'platform/jobs/job-queue.ts':
    'the key and the notice to the workers in one statement, for each event of a reactor',
  'platform/jobs/queue-tables.ts': 'the runs together with the rows of pg-boss',
  'platform/jobs/recurring-jobs.ts': 'locks the row and decides',
  'platform/personal-data/subject-keys.ts':
    'keys of many subjects at each append; tells of what it destroyed',
  'platform/projections/checkpoints.ts': 'locks; each batch of each consumer',
  'reporting/reading/report-documents.ts': 'locks and answers the row of whoever was first',
  'visits/counting/visit-rows.ts': 'marks visitors and counts the new ones in one statement',
  'visits/reading/visit-counts.ts': 'sums and days of one moment',
};

/** The code of each file under a folder, without its comments and without tests. */
function* codeUnder(folder: string): Generator<readonly [file: string, code: string]> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const text = readFileSync(resolve(folder, file), 'utf8');
    yield [file, text.replaceAll(/\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm, '')];
  }
}

const filesWith = (sql: RegExp): string[] =>
  [...codeUnder(sources)].filter(([, code]) => sql.test(code)).map(([file]) => file);

describe('SQL that is written by hand', () => {
  it('is about durable tables only where there is a reason', () => {
    expect(filesWith(/\bdurable"?\./)).toEqual(Object.keys(handWritten));
  });

  it('is about the tables of pg-boss in one file', () => {
    expect(filesWith(/\bjobs"?\.(job|queue|schedule|subscription|version)\b|\$\{JOBS_SCHEMA\}/)).toEqual([
      'platform/jobs/queue-tables.ts',
    ]);
  });
});
