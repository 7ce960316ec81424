import type { Language } from '@closewise/domain/language';
import type { Doc } from './paper.js';
import { colors } from './style.js';

type PdfOptions = Readonly<{ language: Language; title: string; createdAt: Date }>;

/** Opens a PDF on letter paper; `bytes` resolves when the document ends. */
export async function openPdf({
  language,
  title,
  createdAt,
}: PdfOptions): Promise<{ doc: Doc; bytes: Promise<Buffer> }> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    // Otherwise pdfkit loads its default font, which we do not use.
    font: '',
    lang: language === 'en' ? 'en-US' : 'es-US',
    displayTitle: true,
    info: { Title: title, Author: 'Closewise', Creator: 'Closewise', CreationDate: createdAt },
  });
  return { doc, bytes: collectBytes(doc) };
}

function collectBytes(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** Draws the site's logo: a lot of a plat with a house on it. */
export function drawMark(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path('M2 8.5 11 6M2 22l8 2M30 7.5l-6 .5M30 24l-6.5.5').lineWidth(1.5).stroke(colors.pine200);
  doc.path('M11 5.5 24.5 7.5 23.5 26.5 9.5 24.5z').fill(colors.marigold);
  doc.path('m13.2 17.6 3.7-3.6 3.7 3.6v4.6h-7.4z').fill(colors.pine900);
  doc.restore();
}
