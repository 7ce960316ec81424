import { setImmediate as pause } from 'node:timers/promises';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { viewReport, type ReportView, type Showing, type ViewSection } from '../view/index.js';
import type { Box } from './flow/box.js';
import { Flow } from './flow/flow.js';
import { drawFeet } from './frame/feet.js';
import { drawHead } from './frame/head.js';
import { withRemarkOnLetters } from './frame/left-out.js';
import { headingBoxes, placeSection, type Outline, type Place } from './frame/section.js';
import { drawWatermark } from './frame/watermark.js';
import { Paper, type Doc } from './paper/paper.js';
import { styles } from './text/style.js';
import { typefacesFor } from './text/typefaces.js';

/** The report on letter paper, tagged for screen readers; the same document always gives the same bytes. */
export async function renderReportPdf(document: ReportDocument, showing: Showing): Promise<Buffer> {
  const view = viewReport(document, showing);
  const [{ default: PDFDocument }, typefaces] = await Promise.all([
    import('pdfkit'),
    typefacesFor(JSON.stringify(view)),
  ]);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    // Else the standard typeface is read, which no report uses.
    font: '',
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
  const page = `${showing.siteUrl}/html-report/${document.reportId}`;
  await drawReport(new Paper(doc, typefaces), withRemarkOnLetters(view, typefaces, page));
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

async function drawReport(paper: Paper, view: ReportView): Promise<void> {
  const newSheet = () => {
    paper.doc.addPage();
    if (view.mark !== null) drawWatermark(paper, view.mark);
  };
  newSheet();
  const front = new Flow(newSheet, drawHead(paper, view));
  await placeSections(paper, front, view.front, { outline: () => paper.doc.outline, isAppendix: false });
  front.draw();
  const appendix = new Flow(newSheet);
  let { outline } = paper.doc;
  appendix.place(
    appendixTitle(paper, view, (item) => (outline = item)),
    [],
  );
  await placeSections(paper, appendix, view.appendix, { outline: () => outline, isAppendix: true });
  appendix.draw();
  drawFeet(paper, view);
  paper.root.end();
}

/** Lets others have their turn after each section: half a second at once would keep every other request waiting. */
async function placeSections(
  paper: Paper,
  flow: Flow,
  sections: readonly ViewSection[],
  place: Place,
): Promise<void> {
  for (const section of sections) {
    placeSection(paper, flow, section, place);
    await pause();
  }
}

function appendixTitle(
  paper: Paper,
  { appendixTitle: title, appendixIntroduction: introduction }: ReportView,
  onDrawn: (item: Outline) => void,
): Box[] {
  const style = { ...styles.h2, size: 20, leading: 24 };
  const heading = { type: 'H1', style, outline: () => paper.doc.outline, onDrawn } as const;
  return headingBoxes(paper, paper.root, { anchor: 'appendix', title, introduction }, heading);
}
