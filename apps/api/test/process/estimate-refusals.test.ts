import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command-line.js';

describe('a property that cannot be estimated', () => {
  let dataFolder = '';
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'closewise-estimate-'));
  });
  afterAll(() => rm(dataFolder, { recursive: true }));

  it.each([
    ['nothing', '', 'input is not valid JSON'],
    ['a half object', '{"state":"TX","price":', 'input is not valid JSON'],
    ['a price of NaN', '{"state":"TX","price":NaN}', 'input is not valid JSON'],
    ['a price beyond all numbers', '{"state":"TX","price":1e999}', 'price must be'],
    ['a price in words', '{"state":"TX","price":"400000"}', 'price must be a number of dollars'],
    ['a price with a tenth of a cent', '{"state":"TX","price":1.001}', 'price must be whole cents'],
    ['a territory', '{"state":"PR","price":1}', 'state must be two letters'],
    [
      'a day that does not exist',
      '{"state":"TX","price":1,"closingDate":"2026-02-29"}',
      'closingDate must be',
    ],
    ['the name of a prototype', '{"state":"TX","price":1,"__proto__":{}}', '__proto__ is not a known field'],
    ['one bad entry of three', '[{"state":"TX","price":1},{"price":1},5]', 'property 2: state is required'],
    [
      'a megabyte of name',
      `{"state":"TX","price":1,"city":"${'x'.repeat(1 << 20)}"}`,
      'city must have at most',
    ],
  ])('is refused in one line for %s, with nothing on stdout and no database', async (_, input, reason) => {
    const { code, out, err } = await runCommand({ DATA_DIR: dataFolder }, ['estimate', '--json'], input);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(reason);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(await readdir(dataFolder)).toEqual([]);
  });

  it('does not keep a good one from its answer, which needs no database either', async () => {
    const { code, out } = await runCommand(
      { DATA_DIR: dataFolder },
      ['estimate', '--json'],
      '{"state":"TX","price":1}',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ jurisdiction: { state: 'TX' } });
    expect(await readdir(dataFolder)).toEqual([]);
  });
});
