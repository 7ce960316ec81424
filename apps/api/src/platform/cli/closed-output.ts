import type { Writable } from 'node:stream';

/** Error codes of a stream whose reader is gone: the first write's, and those of later ones. */
const readerGone = ['EPIPE', 'ERR_STREAM_DESTROYED'];

/**
 * Lets a command finish normally when its reader stops early, as `head` does: its work is done all the same, and the
 * exit code says so.
 */
export function ignoreClosedOutput(...outputs: readonly Writable[]): void {
  for (const output of outputs) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (!readerGone.includes(error.code ?? '')) throw error;
    });
  }
}
