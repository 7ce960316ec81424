import { createLog, NestLog } from './log.js';

/** What a log of this level has written. */
function logged(
  write: (log: ReturnType<typeof createLog>) => void,
  level = 'trace',
): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('holds of an error its name, words and stack and those of its cause, and no field that may be personal', () => {
    const cause = Object.assign(new TypeError('cannot be'), { parameters: ['ana@example.com'] });
    const error = Object.assign(new RangeError('too far', { cause }), {
      parameters: ['ana@example.com'],
      detail: 'Key (email)=(ana@example.com)',
    });
    const [line] = logged((log) => log.error({ err: error }, 'It failed'));
    expect(line!['err']).toEqual({
      name: 'RangeError',
      message: 'too far',
      stack: error.stack,
      cause: 'TypeError: cannot be',
    });
    expect(JSON.stringify(line)).not.toContain('ana@');
    expect(Object.keys(line!).toSorted()).toEqual(['err', 'level', 'msg', 'time']);
  });

  it('holds of what was thrown and is no error its text, and of a cause that is no error nothing', () => {
    const [text] = logged((log) => log.error({ err: 'so what' }));
    expect(text!['err']).toEqual({ message: 'so what' });
    const [line] = logged((log) =>
      log.error({ err: new Error('far', { cause: { email: 'ana@example.com' } }) }),
    );
    expect(JSON.stringify(line)).not.toContain('ana@');
  });

  it('holds what Nest says, of its wiring only when asked for, and nothing twice that is also thrown', () => {
    const lines = logged((log) => {
      const nest = new NestLog(log);
      nest.log('Mapped', 'RouterExplorer');
      nest.log('Started', 'Server');
      nest.warn('Look', 'Mail');
      nest.error('Broken', 'the stack', 'Jobs');
      nest.error('Thrown', 'the stack', 'ExceptionHandler');
    }, 'info');
    expect(lines.map(({ msg, context, stack }) => [msg, context, stack])).toEqual([
      ['Started', 'Server', undefined],
      ['Look', 'Mail', undefined],
      ['Broken', 'Jobs', 'the stack'],
    ]);
  });
});
