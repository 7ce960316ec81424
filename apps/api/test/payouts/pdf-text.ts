import { inflateSync } from 'node:zlib';

/** The texts of a PDF that pdfkit wrote with the fonts of every reader, in their order, one a line. */
export function pdfText(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const texts: string[] = [];
  for (const { 1: stream = '' } of file.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([^]*?)\r?\nendstream/g)) {
    const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    for (const { 1: shown = '' } of content.matchAll(/\[(.*?)\] TJ/g)) {
      const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, part]) => part).join('');
      texts.push(Buffer.from(hex, 'hex').toString('latin1'));
    }
  }
  return texts.join('\n');
}
