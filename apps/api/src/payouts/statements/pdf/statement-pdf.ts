import { formatCents } from '@closewise/domain/money';
import type { Statement } from '@closewise/domain/payouts';
import { writeEntries } from './entry-table.js';
import { colors, fonts, margin, width, type Page } from './layout.js';
import { printable } from './printable.js';
import { statementTexts, type StatementLanguage, type StatementTexts } from './texts.js';

/** The statement on letter paper, tagged for screen readers; the fonts are those that every reader has. */
export async function statementPdf(
  statement: Statement,
  keyId: string,
  language: StatementLanguage,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const t = statementTexts[language];
  const { payee, month } = statement;
  const page = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 24 },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: language === 'en' ? 'en-US' : 'es-US',
    displayTitle: true,
    info: {
      Title: `Closewise: ${t.title} ${month}, ${payee.label}`,
      Author: 'Closewise',
      CreationDate: new Date(`${month}-01T00:00:00.000Z`),
    },
  });
  const bytes = collected(page);
  writeHead(page, statement, t);
  writeSummary(page, statement, t);
  writeEntries(page, statement, t);
  writeProof(page, statement, keyId, t);
  numberPages(page, t);
  page.end();
  return bytes;
}

function collected(page: Page): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
}

function writeHead(page: Page, { payee, month }: Statement, t: StatementTexts): void {
  const head = page.struct('Sect');
  page.addStructure(head);
  head.add(
    page.struct('P', {}, () => {
      drawMark(page);
      page
        .font(fonts.bold)
        .fillColor(colors.pine)
        .fontSize(15)
        .text('Closewise', margin + 30, margin + 4);
    }),
  );
  head.add(
    page.struct('H1', {}, () => {
      page
        .moveDown(1.2)
        .font(fonts.bold)
        .fontSize(20)
        .fillColor(colors.ink)
        .text(`${t.title}, ${monthName(month, t)}`, margin);
    }),
  );
  const name = payee.name === '' ? '' : `${printable(payee.name)}, `;
  head.add(
    page.struct('P', {}, () => {
      page
        .font(fonts.regular)
        .fontSize(11)
        .fillColor(colors.muted)
        .text(`${t[payee.kind]}: ${name}${printable(payee.label)}`);
    }),
  );
  head.end();
}

/** The sign of the site: a door that stands open. */
function drawMark(page: Page): void {
  page
    .save()
    .translate(margin, margin)
    .scale(22 / 32);
  page.roundedRect(0, 0, 32, 32, 7).fill(colors.pine);
  page.path('M12.5 6.5 23 8l-1 16.5-11-1.5z').fill(colors.marigold);
  page.restore();
}

function monthName(month: string, t: StatementTexts): string {
  const format = new Intl.DateTimeFormat(t.monthName, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00.000Z`));
}

function writeSummary(page: Page, statement: Statement, t: StatementTexts): void {
  const { opening, earnedCents, paidOutCents, closingCents } = statement;
  const rows: [string, number][] = [
    [t.opening, opening.balanceCents],
    [t.earned, earnedCents],
    [t.paidOut, 0 - paidOutCents],
    [t.closing, closingCents],
  ];
  const part = page.struct('Sect');
  page.addStructure(part);
  part.add(page.struct('H2', {}, () => heading(page, t.summary)));
  for (const [index, [label, cents]] of rows.entries())
    part.add(
      page.struct('P', {}, () => {
        const { y } = page;
        page
          .font(index === rows.length - 1 ? fonts.bold : fonts.regular)
          .fontSize(11)
          .fillColor(colors.ink);
        page.text(label, margin, y);
        page.text(formatCents(cents), margin, y, { width, align: 'right' });
        page.moveDown(0.25);
      }),
    );
  part.end();
}

function heading(page: Page, text: string): void {
  page.moveDown(1).font(fonts.bold).fontSize(13).fillColor(colors.pine).text(text, margin);
  page.moveDown(0.4);
}

const proofHeight = 110;

function writeProof(page: Page, { seal }: Statement, keyId: string, t: StatementTexts): void {
  if (page.y + proofHeight > page.page.height - page.page.margins.bottom) page.addPage();
  const part = page.struct('Sect');
  page.addStructure(part);
  part.add(page.struct('H2', {}, () => heading(page, t.proof)));
  const lines = [t.proofText, ...(seal ? [t.seal(seal.number, seal.chainHash)] : []), t.key(keyId)];
  for (const line of lines)
    part.add(
      page.struct('P', {}, () => {
        page.font(fonts.regular).fontSize(9).fillColor(colors.muted).text(line, margin, page.y, { width });
      }),
    );
  part.end();
}

function numberPages(page: Page, t: StatementTexts): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    page.switchToPage(index);
    const y = page.page.height - margin;
    page.page.margins.bottom = 0;
    page.markContent('Artifact', { type: 'Pagination' });
    page.font(fonts.regular).fontSize(9).fillColor(colors.muted);
    page.text(t.page(index + 1, count), margin, y, { width, align: 'right', lineBreak: false });
    page.endMarkedContent();
  }
}
