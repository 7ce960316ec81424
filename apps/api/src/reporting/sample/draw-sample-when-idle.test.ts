import { jest } from '@jest/globals';
import { drawSampleWhenIdle } from './draw-sample-when-idle.js';
import type { SampleReport } from './sample-report.js';

const sampleOf = (pdfIn: SampleReport['renderPdf']) => ({ renderPdf: pdfIn }) as SampleReport;

describe('the sample that is drawn ahead', () => {
  it('is drawn in both languages once there is nothing else to do', async () => {
    const pdfIn = jest.fn<SampleReport['renderPdf']>().mockResolvedValue(Buffer.from('%PDF'));
    // The event loop lives by the timer of the test alone: that of the wait keeps no process running.
    const alive = setInterval(() => undefined, 1000);
    await drawSampleWhenIdle(sampleOf(pdfIn), new AbortController().signal, {
      idleMs: 50,
      atLatestMs: Infinity,
    });
    clearInterval(alive);
    expect(pdfIn.mock.calls).toEqual([['en'], ['es']]);
  });

  it('is drawn at last where there is always something to do', async () => {
    const pdfIn = jest.fn<SampleReport['renderPdf']>().mockResolvedValue(Buffer.from('%PDF'));
    let isBusy = true;
    const work = () => {
      const until = performance.now() + 5;
      while (performance.now() < until);
      if (isBusy) setImmediate(work);
    };
    work();
    await drawSampleWhenIdle(sampleOf(pdfIn), new AbortController().signal, { idleMs: 20, atLatestMs: 60 });
    isBusy = false;
    expect(pdfIn.mock.calls).toEqual([['en'], ['es']]);
  });

  it('is no longer drawn once the process stops', async () => {
    const pdfIn = jest.fn<SampleReport['renderPdf']>();
    await drawSampleWhenIdle(sampleOf(pdfIn), AbortSignal.abort());
    expect(pdfIn).not.toHaveBeenCalled();
  });
});
