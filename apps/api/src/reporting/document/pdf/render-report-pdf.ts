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
import { openPdf } from '../../../platform/pdf/open-pdf.js';
import { Paper } from '../../../platform/pdf/paper.js';
import { styles } from './styles.js';
import { typefacesFor } from '../../../platform/pdf/typefaces.js';

/** The report on letter paper, tagged for screen readers; the same document always gives the same bytes. */
export async function renderReportPdf(document: ReportDocument, showing: Showing): Promise<Buffer> {
  const view = viewReport(document, showing);
  const typefaces = await typefacesFor(JSON.stringify(view));
  const { doc, bytes } = await openPdf({
    language: view.language,
    title: view.title,
    createdAt: new Date(document.generatedAt),
  });
  await drawReport(new Paper(doc, typefaces), withRemarkOnLetters(view, typefaces));
  doc.end();
  return bytes;
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
