import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const cli = resolve(import.meta.dirname, '../../dist/src/cli.js');
const { NODE_OPTIONS: _options, ...environment } = process.env;
const env = { ...environment, DATA_DIR: '/dev/null/nowhere' };

function run(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    env,
    encoding: 'utf8',
    input: '{',
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the command line', () => {
  it('lists its commands', () => {
    const { code, out } = run('--help');
    expect(code).toBe(0);
    expect(out).toContain('estimate');
  });

  it.each([[['nonsense']], [['estimate', '--nonsense']], [['estimate']]])(
    'refuses %j with exit code 2 and nothing on stdout',
    (args) => {
      const { code, out, err } = run(...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).not.toMatch(/\n\s+at /);
    },
  );

  it('[PL-03] prints the OpenAPI document that is checked in, without a database', () => {
    const { code, out } = run('openapi');
    expect(code).toBe(0);
    expect(out).toBe(
      readFileSync(resolve(import.meta.dirname, '../../../../libs/contracts/openapi.json'), 'utf8'),
    );
  });
});
