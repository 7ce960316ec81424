import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const sources = resolve(import.meta.dirname, '../src');

/** Files with hand-written SQL on durable tables, and the reason. All other code uses `Database.table`. */
const handWritten: Readonly<Record<string, string>> = {
  'billing/open-payments/open-payments.ts': 'joins a read model, which has no entity',
  'platform/auth/sessions/session-rows.ts': 'measured: each request of a signed-in browser',
  'platform/jobs/job-queue.ts':
    'the key, the job and the notification in one statement, for each event of a reactor',
  'platform/jobs/recurring-jobs.ts': 'locks the row and decides',
  'platform/personal-data/subject-keys.ts': 'keys of many subjects at each append; returns what it destroyed',
  'platform/projections/checkpoints.ts': 'locks; each batch of each consumer',
  'reporting/reading/report-documents.ts': 'locks and answers the row of whoever was first',
  'visits/visit-counts.ts': 'sums and days of one moment',
  'visits/visit-rows.ts': 'marks visitors and counts the new ones in one statement',
};

/** The code of each file under a folder, without comments and tests. */
function* codeUnder(folder: string): Generator<readonly [file: string, code: string]> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const text = readFileSync(resolve(folder, file), 'utf8');
    yield [file, text.replaceAll(/\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm, '')];
  }
}

const filesWith = (sql: RegExp): string[] =>
  [...codeUnder(sources)].filter(([, code]) => sql.test(code)).map(([file]) => file);

describe('hand-written SQL', () => {
  it('touches durable tables only in files with a reason', () => {
    expect(filesWith(/\bdurable"?\./)).toEqual(Object.keys(handWritten));
  });

  it('touches the jobs table in three files of the queue', () => {
    expect(filesWith(/\bjobs"?\.job\b/)).toEqual([
      'platform/jobs/job-queue.ts',
      'platform/jobs/job-runs.ts',
      'platform/jobs/jobs-status.ts',
    ]);
  });
});
