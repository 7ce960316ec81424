import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { reportLanguages } from '@closewise/domain/reporting';
import type { SampleReport } from './sample-report.js';

/** Rendering starts after `idleMs` with event loop utilization below this share, or after `atLatestMs`. */
const idleShare = 0.05;
const pauses = { idleMs: 250, atLatestMs: 2000 };

/**
 * Renders the sample PDFs shortly after startup, preferably while the process is idle. A process's first PDF takes three
 * times longer than the next ones (libraries, fonts, JIT), and no visitor should wait for that. Stops when `stopping` aborts.
 */
export async function drawSampleWhenIdle(
  sample: SampleReport,
  stopping: AbortSignal,
  { idleMs, atLatestMs } = pauses,
): Promise<void> {
  try {
    for (const language of reportLanguages) {
      await untilIdle(idleMs, atLatestMs, stopping);
      await sample.renderPdf(language);
    }
  } catch (error) {
    if (!stopping.aborted)
      new Logger('Sample').warn(
        `The sample PDFs could not be rendered in advance: ${(error as Error).message}`,
      );
  }
}

async function untilIdle(idleMs: number, atLatestMs: number, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < atLatestMs; waited += idleMs) {
    const before = performance.eventLoopUtilization();
    await setTimeout(idleMs, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < idleShare) return;
  }
}
