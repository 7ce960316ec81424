import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownEnvironment } from '../process/own-environment.js';
import { runHere } from '../process/run-here.js';
import { Random } from '../simulator/random.js';
import { Partners } from './partners.js';

const cli = resolve(import.meta.dirname, '../../dist/bundle/cli.js');
const kills = 40;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const people = Array.from({ length: 24 }, (_, index) => ({
  email: `person${index}@example.com`,
  code: `PERSON-${index}`,
}));

// interrupted.integration.test.ts interrupts it at each write.
describe(`affiliates import, killed ${kills} times and repeated (SEED=${seed})`, () => {
  const random = new Random(seed);
  let partners: Partners;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-killed-'));
    const rows = people.map(({ email, code }) => `Some,Body,${email},${code}`);
    await writeFile(join(folder, 'file.csv'), ['first_name,last_name,email,token', ...rows, ''].join('\n'));
    partners = await Partners.open();
  });
  afterAll(async () => {
    await partners?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const args = () => ['affiliates', 'import', join(folder, 'file.csv'), '--mapping', 'rewardful'];
  const settings = () => ({
    DATABASE_URL: partners.shop.test.url,
    PERSONAL_DATA_KEY: process.env['PERSONAL_DATA_KEY'],
  });

  /** Kills the command shortly after it printed this many lines. Returns the number of lines. */
  async function importUntil(lines: number): Promise<number> {
    const child = spawn(process.execPath, [cli, ...args()], {
      env: { ...ownEnvironment(), ...settings() },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit');
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    const created = (): number => said.split('\tcreated').length - 1;
    while (child.exitCode === null && created() < lines) await pause(1);
    await pause(random.between(0, 20));
    child.kill('SIGKILL');
    await ended;
    return created();
  }

  it('imports everybody once, with their code, and sends each one mail', async () => {
    let most = 0;
    for (let killed = 0; killed < kills; killed++) most += await importUntil(random.between(1, 3));
    expect(most).toBeGreaterThanOrEqual(1);

    const { code, out, err } = await runHere(settings(), args());
    expect({ code, rows: out.trimEnd().split('\n').length }).toEqual({ code: 0, rows: people.length });
    expect(err).toContain(', refused 0');
    expect((await runHere(settings(), args())).err).toContain(
      `created 0, skipped ${people.length}, refused 0`,
    );

    for (const { email, code: wished } of people) {
      const { affiliateId, code: given } = await partners.affiliate(email);
      expect(given).toBe(wished);
      expect(await partners.shop.facts(`affiliate-${affiliateId}`)).toEqual([
        'AffiliateRegistered',
        'AffiliateImported',
      ]);
      await partners.mailTo(email, 1);
    }
    const listed = await runHere(settings(), ['affiliates', 'list', '--json']);
    expect(JSON.parse(listed.out)).toHaveLength(people.length);
    for (const { email } of people) expect(await partners.mailsTo(email)).toHaveLength(1);
  }, 300_000);
});
