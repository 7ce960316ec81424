import type PDFDocument from 'pdfkit';

/** A document that is being written. */
export type Page = InstanceType<typeof PDFDocument>;

/** In points: letter paper is 612 by 792. */
export const margin = 54;
export const width = 612 - 2 * margin;

/** Their digits are all equally wide, so that amounts stand in columns. */
export const fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

/** Those of the site. */
export const colors = {
  pine: '#0b2f29',
  marigold: '#f7b733',
  ink: '#0d221e',
  muted: '#4d5f59',
  line: '#e2e5de',
} as const;
