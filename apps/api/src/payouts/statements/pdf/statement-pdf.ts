import { formatCents } from '@closewise/domain/money';
import type { Statement } from '@closewise/domain/payouts';
import { drawMark } from '../../../platform/pdf/open-pdf.js';
import { heightOf, Paper } from '../../../platform/pdf/paper.js';
import { openPdf } from '../../../platform/pdf/open-pdf.js';
import { leavesOut } from '../../../platform/pdf/readable.js';
import { loadTypefaces } from '../../../platform/pdf/typefaces.js';
import { writeEntries } from './entry-table.js';
import { margin, Sheets, width, styles } from './sheets.js';
import { statementTexts, type StatementLanguage, type StatementTexts } from './texts.js';

/** The signing key, the verifier's URL, and the language of the statement's texts. */
type StatementProof = Readonly<{ keyId: string; verifierUrl: string; language: StatementLanguage }>;

/** The statement as a PDF on letter paper, tagged for screen readers and byte-for-byte reproducible. */
export async function statementPdf(
  statement: Statement,
  { keyId, verifierUrl, language }: StatementProof,
): Promise<Buffer> {
  const t = statementTexts[language];
  const { payee, month } = statement;
  const typefaces = await loadTypefaces(JSON.stringify([statement, t]));
  const { doc, bytes } = await openPdf({
    language,
    title: `Closewise: ${t.title} ${month}, ${payee.label}`,
    createdAt: new Date(`${month}-01T00:00:00.000Z`),
  });
  const sheets = new Sheets(new Paper(doc, typefaces));
  writeHead(sheets, statement, t);
  const written = [payee.name, ...statement.lines.map(({ reference }) => reference)].join(' ');
  if (leavesOut(written, typefaces.text)) sheets.write(sheets.paper.root, 'P', t.leftOut, styles.small);
  writeSummary(sheets, statement, t);
  writeEntries(sheets, statement, t);
  writeProof(sheets, statement, { keyId, verifierUrl }, t);
  numberSheets(sheets, t);
  sheets.paper.root.end();
  doc.end();
  return bytes;
}

function writeHead(sheets: Sheets, { payee, month }: Statement, t: StatementTexts): void {
  const { paper } = sheets;
  const head = paper.element(paper.root, 'Sect');
  paper.decorate((doc) => drawMark(doc, margin, margin, 22));
  const brand = sheets.linesOf('Closewise', styles.brand, width);
  paper.write(paper.element(head, 'P'), brand, margin + 30, margin + 1);
  sheets.y += heightOf(brand) + 18;
  sheets.write(head, 'H1', `${t.title}, ${monthName(month, t)}`, styles.title);
  const name = payee.name === '' ? '' : `${payee.name}, `;
  sheets.write(head, 'P', `${t[payee.kind]}: ${name}${payee.label}`, styles.payee);
}

function monthName(month: string, t: StatementTexts): string {
  const format = new Intl.DateTimeFormat(t.monthName, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00.000Z`));
}

function writeSummary(sheets: Sheets, statement: Statement, t: StatementTexts): void {
  const { paper } = sheets;
  const { opening, earnedCents, paidOutCents, closingCents } = statement;
  const rows: [string, number][] = [
    [t.opening, opening.balanceCents],
    [t.earned, earnedCents],
    [t.paidOut, 0 - paidOutCents],
    [t.closing, closingCents],
  ];
  const part = paper.element(paper.root, 'Sect');
  sheets.y += 13;
  sheets.write(part, 'H2', t.summary, styles.heading);
  sheets.y += 5;
  for (const [index, [label, cents]] of rows.entries()) {
    const style = index === rows.length - 1 ? styles.strong : styles.body;
    const row = paper.element(part, 'P');
    const amount = sheets.linesOf(formatCents(cents), style, width);
    paper.write(row, sheets.linesOf(label, style, width), margin, sheets.y);
    paper.write(row, amount, margin + width - (amount[0]?.width ?? 0), sheets.y);
    sheets.y += style.leading + 3;
  }
}

const proofHeight = 110;

function writeProof(
  sheets: Sheets,
  { seal }: Statement,
  { keyId, verifierUrl }: Omit<StatementProof, 'language'>,
  t: StatementTexts,
): void {
  const part = sheets.paper.element(sheets.paper.root, 'Sect');
  sheets.y += 13;
  sheets.makeRoom(proofHeight);
  sheets.write(part, 'H2', t.proof, styles.heading);
  sheets.y += 5;
  sheets.write(part, 'P', t.proofText, styles.small);
  sheets.write(part, 'P', verifierUrl, styles.link, verifierUrl);
  const lines = [...(seal ? [t.seal(seal.number, seal.chainHash)] : []), t.key(keyId)];
  for (const line of lines) sheets.write(part, 'P', line, styles.small);
}

function numberSheets({ paper }: Sheets, t: StatementTexts): void {
  const { count } = paper.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    paper.doc.switchToPage(index);
    const [line] = paper.lines([{ text: t.page(index + 1, count), style: styles.small }], width);
    if (!line) continue;
    const x = margin + width - line.width;
    paper.decorate(() => line.runs.forEach((run) => paper.writeRun(run, x, 792 - margin + 8)), 'Pagination');
  }
}
