import { runCommand, runCutOff } from './command-line.js';
import { runHere } from './run-here.js';

const settings = { DATA_DIR: '/dev/null/nowhere' };
const refused = () => ({ code: 2, out: '', err: expect.not.stringMatching(/\n\s+at /) });

describe('the command line', () => {
  it('lists its commands', async () => {
    const { code, out } = await runCommand(settings, ['--help']);
    expect(code).toBe(0);
    expect(out).toContain('estimate');
  });

  it('ends without a word when its reader has seen enough', async () => {
    expect(await runCutOff(['openapi'])).toEqual({ code: 0, err: '' });
  });

  it('ends with exit code 2 and nothing on stdout when it refuses', async () => {
    expect(await runCommand(settings, ['nonsense'])).toEqual(refused());
  });

  it.each([
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
    expect(await runHere(settings, args, '{')).toEqual(refused());
  });
});
