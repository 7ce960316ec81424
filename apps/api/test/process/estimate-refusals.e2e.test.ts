import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command-line.js';
import { runHere } from './run-here.js';

/** In process, because a child process takes longer than the test; cli.e2e and start.e2e cover the exit. */
const run = process.env['LONG'] ? runCommand : runHere;

// answer-estimate.test.ts covers the refusals and their reasons.
describe('a property that cannot be estimated', () => {
  let dataFolder = '';
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'closewise-estimate-'));
  });
  afterAll(() => rm(dataFolder, { recursive: true }));

  it.each([
    ['nothing', '', 'input is not valid JSON'],
    ['one bad entry of three', '[{"state":"TX","price":1},{"price":1},5]', 'property 2: state is required'],
    [
      'a megabyte of name',
      `{"state":"TX","price":1,"city":"${'x'.repeat(1 << 20)}"}`,
      'city must have at most',
    ],
  ])(
    'is refused in one line for %s, with nothing on stdout and without a database',
    async (_, input, reason) => {
      const { code, out, err } = await run({ DATA_DIR: dataFolder }, ['estimate', '--json'], input);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(reason);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(await readdir(dataFolder)).toEqual([]);
    },
  );

  it('does not affect the estimate of a valid one, which needs no database either', async () => {
    const { code, out } = await run(
      { DATA_DIR: dataFolder },
      ['estimate', '--json'],
      '{"state":"TX","price":1}',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ jurisdiction: { state: 'TX' } });
    expect(await readdir(dataFolder)).toEqual([]);
  });
});
