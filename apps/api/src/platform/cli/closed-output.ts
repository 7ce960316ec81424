import type { Writable } from 'node:stream';

/** What a stream says whose reader has gone, first and from then on. */
const readerGone = ['EPIPE', 'ERR_STREAM_DESTROYED'];

/**
 * Lets a command end as it would have when its reader stops early, as `head` does: its work is done all the same, and
 * its exit code tells of that.
 */
export function ignoreClosedOutput(...outputs: readonly Writable[]): void {
  for (const output of outputs) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (!readerGone.includes(error.code ?? '')) throw error;
    });
  }
}
