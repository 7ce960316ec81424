import { parentPort } from 'node:worker_threads';
import { statementPdf } from './payouts/statements/pdf/statement-pdf.js';
import type { WorkerAnswer } from './platform/pdf/worker-queue.js';
import { renderReportPdf } from './reporting/document/pdf/render-report-pdf.js';

/** The PDFs that `PdfWriter` renders in this worker thread, by name. Arguments are JSON values. */
const writers: Readonly<Record<string, (...args: never[]) => Promise<Buffer>>> = {
  report: renderReportPdf,
  statement: statementPdf,
};

type Message = Readonly<{ name: string; args: never[] }>;

parentPort?.on('message', ({ name, args }: Message) => {
  void write(name, args).then((answer) => parentPort?.postMessage(answer));
});

async function write(name: string, args: never[]): Promise<WorkerAnswer> {
  try {
    const writer = writers[name];
    if (!writer) throw new Error(`No PDF is named ${name}`);
    return { answer: await writer(...args) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
