import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;
type About = Readonly<{ language: 'en' | 'es'; title: string; createdAt: Date }>;

/** A PDF on letter paper that is being written, and its bytes once it has ended. */
export async function openPdf({
  language,
  title,
  createdAt,
}: About): Promise<{ doc: Doc; bytes: Promise<Buffer> }> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    // Else the standard typeface is read, which nothing of ours uses.
    font: '',
    lang: language === 'en' ? 'en-US' : 'es-US',
    displayTitle: true,
    info: { Title: title, Author: 'Closewise', Creator: 'Closewise', CreationDate: createdAt },
  });
  return { doc, bytes: collected(doc) };
}

function collected(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
