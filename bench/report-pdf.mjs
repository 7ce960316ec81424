// Processor time of one report as a PDF: the first of a process, with typefaces, modules and compiler; then the usual one
// against bare pdfkit, which writes the same words in the same typeface, without layout, tags or bookmarks.
import { readFileSync } from 'node:fs';
import { houstonHome, reportDocumentOf } from '../apps/api/dist/test/fixtures/report-documents.js';
import { renderReportPdf } from '../apps/api/dist/src/reporting/document/index.js';
import { viewReport } from '../apps/api/dist/src/reporting/document/view/index.js';

const rounds = Number(process.argv[2] ?? 15);
const showing = { exhibit: null, siteUrl: 'https://closewise.example' };
const document = reportDocumentOf(houstonHome, 'en');
const typeface = readFileSync(new URL('../apps/api/fonts/text-latin.ttf', import.meta.url));
const words = textsOf(viewReport(document, showing));

function textsOf(value) {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const ours = () => renderReportPdf(document, showing);

async function bare() {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({ size: 'LETTER', margin: 48 });
  const chunks = [];
  page.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve) => page.on('end', resolve));
  page.font(typeface).fontSize(9);
  for (const text of words) page.text(text);
  page.end();
  await done;
  return Buffer.concat(chunks);
}

async function milliseconds(draw) {
  const before = process.cpuUsage();
  const { length } = await draw();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, length };
}

const first = await milliseconds(ours);
const second = await milliseconds(ours);
const times = { ours: [], bare: [] };
for (let round = 0; round < rounds; round += 1) {
  times.ours.push((await milliseconds(ours)).ms);
  times.bare.push((await milliseconds(bare)).ms);
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
console.log(
  JSON.stringify({
    first_ms: first.ms,
    second_ms: second.ms,
    usual_ms: median(times.ours),
    bare_ms: median(times.bare),
    kilobytes: first.length / 1000,
  }),
);
