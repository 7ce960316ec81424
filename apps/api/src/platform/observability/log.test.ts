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

  it('names no report, whose number opens it, wherever a line has it', () => {
    const number = 4711000000000042;
    const [line] = logged((log) => {
      const error = new Error(`Stream report-payment-${number} is at 3`, {
        cause: new Error(`Report ${number}: gone`),
      });
      log.error(
        { err: error, reportId: number, path: `/api/reports/${number}/report.pdf`, said: `{"id":${number}}` },
        `The report ${number} was cut off`,
      );
    });
    expect(JSON.stringify(line)).not.toContain(String(number));
    expect(line).toMatchObject({
      err: { message: 'Stream report-payment-[report] is at 3', cause: 'Error: Report [report]: gone' },
      reportId: '[report]',
      path: '/api/reports/[report]/report.pdf',
      said: '{"id":[report]}',
      msg: 'The report [report] was cut off',
    });
  });

  it('leaves times, short numbers and parts of longer names as they are', () => {
    const kept = 'at 1795935127113, 12345, 94711000000000042, 471100000000004, pi_3Q4711000000000042';
    const [line] = logged((log) => log.info(kept));
    expect(line!['msg']).toBe(kept);
    expect(line!['time']).toEqual(expect.any(Number));
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
