import { jest } from '@jest/globals';
import { drawSampleWhenIdle } from './draw-sample-when-idle.js';
import type { SampleReport } from './sample-report.js';

const sampleOf = (pdfIn: SampleReport['pdfIn']) => ({ pdfIn }) as SampleReport;

describe('the sample that is drawn ahead', () => {
  it('is not drawn any more once the process stops', async () => {
    const pdfIn = jest.fn<SampleReport['pdfIn']>();
    await drawSampleWhenIdle(sampleOf(pdfIn), AbortSignal.abort());
    expect(pdfIn).not.toHaveBeenCalled();
  });
});
