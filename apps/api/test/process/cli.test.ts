import { runCommand, runCutOff } from './command-line.js';

const run = (...args: string[]) => runCommand({ DATA_DIR: '/dev/null/nowhere' }, args, '{');

describe('the command line', () => {
  it('lists its commands', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('estimate');
  });

  it('ends without a word when its reader has seen enough', async () => {
    expect(await runCutOff(['openapi'])).toEqual({ code: 0, err: '' });
  });

  it.each([
    [['nonsense']],
    [['estimate', '--nonsense']],
    [['estimate']],
    [['privacy', 'erase', 'a@x.example', 'b@x.example', '--yes']],
    [['reports']],
    [['admin']],
    [['admin', 'revoke', 'ann']],
    [['organizations']],
    [['organizations', 'approve', 'AUSTIN']],
    [['settings']],
    [['settings', 'set', 'maintenance_mode', 'true']],
  ])('refuses %j with exit code 2 and nothing on stdout', async (args) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
