import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { reportLanguages } from '@closewise/domain/reporting';
import type { SampleReport } from './sample-report.js';

/** The event loop had less than this to do, for so long. */
const idleShare = 0.05;
const idleMs = 3000;

/**
 * Draws the PDFs of the sample once the process has nothing else to do. The first file of a process takes three times as long as
 * the next, for libraries, typefaces and the compiler: nobody is to wait for that. Ends when `stopping` is aborted.
 */
export async function drawSampleWhenIdle(
  sample: SampleReport,
  stopping: AbortSignal,
  forMs = idleMs,
): Promise<void> {
  try {
    for (const language of reportLanguages) {
      await untilIdle(forMs, stopping);
      await sample.pdfIn(language);
    }
  } catch (error) {
    if (!stopping.aborted)
      new Logger('Sample').warn(`The sample could not be drawn ahead: ${(error as Error).message}`);
  }
}

async function untilIdle(forMs: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await setTimeout(forMs, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < idleShare) return;
  }
}
