import { setImmediate as pause } from 'node:timers/promises';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { viewReport, type ReportView, type Showing } from '../view/index.js';
import { Flow } from './flow/flow.js';
import { drawFeet } from './frame/feet.js';
import { drawHead } from './frame/head.js';
import { headingBoxes, placeSection, type Outline } from './frame/section.js';
import { drawWatermark } from './frame/watermark.js';
import { Paper, type Doc } from './paper/paper.js';
import { styles } from './text/style.js';
import { typefaces } from './text/typefaces.js';

/** The report on letter paper, tagged for screen readers; the same document always gives the same bytes. */
export async function renderReportPdf(document: ReportDocument, showing: Showing): Promise<Buffer> {
  const [{ default: PDFDocument }, faces] = await Promise.all([import('pdfkit'), typefaces()]);
  const view = viewReport(document, showing);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: view.language === 'en' ? 'en-US' : 'es-US',
    displayTitle: true,
    info: {
      Title: view.title,
      Author: view.footer.brand,
      Creator: view.footer.brand,
      CreationDate: new Date(document.generatedAt),
    },
  });
  const bytes = collected(doc);
  await drawReport(new Paper(doc, faces), view);
  doc.end();
  return bytes;
}

function collected(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** Lets others have their turn after each section: half a second at once would keep every other request waiting. */
async function drawReport(paper: Paper, view: ReportView): Promise<void> {
  const flow = new Flow(paper, () => {
    if (view.mark !== null) drawWatermark(paper, view.mark);
  });
  flow.newSheet();
  flow.startAt(drawHead(paper, view));
  for (const section of view.front) {
    placeSection(paper, flow, section, { outline: paper.doc.outline, isAppendix: false });
    await pause();
  }
  flow.newSheet();
  const outline = placeAppendixTitle(paper, flow, view);
  for (const section of view.appendix) {
    placeSection(paper, flow, section, { outline, isAppendix: true });
    await pause();
  }
  drawFeet(paper, view);
  paper.root.end();
}

function placeAppendixTitle(
  paper: Paper,
  flow: Flow,
  { appendixTitle, appendixIntroduction }: ReportView,
): Outline {
  let { outline } = paper.doc;
  const titled = { anchor: 'appendix', title: appendixTitle, introduction: appendixIntroduction };
  const heading = headingBoxes(paper, paper.root, titled, {
    type: 'H1',
    style: { ...styles.h2, size: 20, leading: 24 },
    outline,
    onDrawn: (item) => (outline = item),
  });
  flow.place(heading, []);
  return outline;
}
