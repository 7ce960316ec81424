import { PassThrough } from 'node:stream';
import { ignoreClosedOutput } from './closed-output.js';

const failed = (code: string): Error => Object.assign(new Error(code), { code });

describe('The output of a command', () => {
  it.each(['EPIPE', 'ERR_STREAM_DESTROYED'])('may lose its reader (%s), and the command goes on', (code) => {
    const outputs = [new PassThrough(), new PassThrough()];
    ignoreClosedOutput(...outputs);
    for (const output of outputs) expect(() => output.emit('error', failed(code))).not.toThrow();
  });

  it('does not end quietly on a full disk', () => {
    const output = new PassThrough();
    ignoreClosedOutput(output);
    expect(() => output.emit('error', failed('ENOSPC'))).toThrow('ENOSPC');
  });
});
