import { setImmediate as pause } from 'node:timers/promises';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportView, Showing, ViewSection, Exhibit } from '../view/report-view.js';
import { viewReport } from '../view/view-report.js';
import type { Box } from './flow/box.js';
import { Flow } from './flow/flow.js';
import { drawFeet, drawWatermark } from './frame/every-sheet.js';
import { drawHead, withRemarkOnLetters } from './frame/head.js';
import { headingBoxes, placeSection, type Outline, type Place } from './frame/section.js';
import { openPdf } from '../../../platform/pdf/open-pdf.js';
import { Paper } from '../../../platform/pdf/paper.js';
import { styles } from './styles.js';
import { loadTypefaces } from '../../../platform/pdf/typefaces.js';

/** Renders the report on letter paper, tagged for screen readers. The same document always gives the same bytes. */
export async function renderReportPdf(document: ReportDocument, showing: Showing): Promise<Buffer> {
  const view = viewReport(document, showing);
  const typefaces = await loadTypefaces(JSON.stringify(view));
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

/** Yields after each section, because rendering takes half a second and would block other requests. */
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

const longest = 60;

/** The PDF's file name: lowercase ASCII letters, digits and hyphens. */
export function reportFileName({ property }: ReportDocument, exhibit: Exhibit | null = null): string {
  const [street = ''] = property.address.split(',');
  const name = (exhibit ?? street)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return name === '' ? 'closewise-report.pdf' : `closewise-report-${name}.pdf`;
}
