import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { reportLanguages } from '@closewise/domain/reporting';
import type { SampleReport } from './sample-report.js';

/** The event loop had less than this to do, for so long; where it always has more, the drawing begins at the latest then. */
const idleShare = 0.05;
const pauses = { idleMs: 250, atLatestMs: 2000 };

/**
 * Draws the PDFs of the sample soon after the process has begun, once it has nothing else to do if it can. The first file of a
 * process takes three times as long as the next, for libraries, typefaces and the compiler: nobody is to wait for that. Ends
 * when `stopping` is aborted.
 */
export async function drawSampleWhenIdle(
  sample: SampleReport,
  stopping: AbortSignal,
  { idleMs, atLatestMs } = pauses,
): Promise<void> {
  try {
    for (const language of reportLanguages) {
      await untilIdle(idleMs, atLatestMs, stopping);
      await sample.pdfIn(language);
    }
  } catch (error) {
    if (!stopping.aborted)
      new Logger('Sample').warn(`The sample could not be drawn ahead: ${(error as Error).message}`);
  }
}

async function untilIdle(idleMs: number, atLatestMs: number, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < atLatestMs; waited += idleMs) {
    const before = performance.eventLoopUtilization();
    await setTimeout(idleMs, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < idleShare) return;
  }
}
