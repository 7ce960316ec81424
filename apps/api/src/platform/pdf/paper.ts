import type PDFDocument from 'pdfkit';
import { colors, type Style } from './style.js';
import type { Typefaces } from './typefaces.js';
import { Typesetter, type Line, type Run, type Span } from './typeset.js';

/** A pdfkit document. */
export type Doc = InstanceType<typeof PDFDocument>;
/** An element of the structure that assistive technology reads. */
export type Element = ReturnType<Doc['struct']>;
type ElementOptions = NonNullable<Parameters<Doc['struct']>[1]>;

/** Letter paper and its text area, in points. */
export const sheet = { width: 612, height: 792, left: 48, right: 564, top: 42, bottom: 744 } as const;
/** The full width of the text area. */
export const fullWidth = sheet.right - sheet.left;

/** Writes and draws on pages. Content is either part of the structure or decoration. */
export class Paper {
  readonly root: Element;
  private readonly typesetter: Typesetter;
  private readonly widths = new Map<string, number>();

  constructor(
    readonly doc: Doc,
    typefaces: Typefaces,
  ) {
    for (const { own, others } of Object.values(typefaces))
      for (const { name, embedded } of [...own, ...others]) doc.registerFont(name, embedded);
    this.typesetter = new Typesetter(typefaces, (text, font, style) => this.widthOf(text, font, style));
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  lines(spans: readonly Span[], width: number): Line[] {
    return this.typesetter.lines(spans, width);
  }

  /** Measured with the following space, as pdfkit writes it, so that pdfkit need not shape it again. */
  private widthOf(text: string, font: string, style: Style): number {
    const { tabular, size } = style;
    const key = `${font} ${tabular === true} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      this.doc.font(font).fontSize(1);
      const space = text === ' ' ? 0 : this.doc.widthOfString(' ', featuresOf(style));
      width = this.doc.widthOfString(space === 0 ? text : `${text} `, featuresOf(style)) - space;
      this.widths.set(key, width);
    }
    return width * size;
  }

  element(parent: Element, type: string, options: ElementOptions = {}): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws decoration; call it outside of `read`. */
  decorate(draw: (doc: Doc) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  /** Draws content of an element. */
  read(element: Element, draw: () => void): void {
    element.add(draw);
  }

  /** Writes lines as content of an element; links become elements of their own. */
  write(element: Element, lines: readonly Line[], x: number, y: number): void {
    let top = y;
    for (const line of lines) {
      this.writeRuns(element, line, x, top);
      top += line.leading;
    }
  }

  private writeRuns(element: Element, line: Line, x: number, y: number): void {
    const baseline = y + line.leading / 2 + line.size * 0.35;
    let together: Run[] = [];
    const flush = () => {
      const runs = together;
      together = [];
      if (runs.length > 0) this.read(element, () => runs.forEach((run) => this.writeRun(run, x, baseline)));
    };
    for (const run of line.runs) {
      if (run.span.url === undefined && run.span.anchor === undefined) together.push(run);
      else {
        flush();
        this.writeLink(element, run, x, baseline);
      }
    }
    flush();
  }

  /** Writes a run; call it inside of `read` or `decorate`. */
  writeRun({ font, text, x, width, span: { style } }: Run, left: number, baseline: number): void {
    this.doc
      .font(font)
      .fontSize(style.size)
      .fillColor(style.color)
      .text(text, left + x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        textWidth: width,
        wordCount: 1,
        ...featuresOf(style),
      });
  }

  private writeLink(parent: Element, run: Run, x: number, baseline: number): void {
    const { url, anchor, style } = run.span;
    const link = this.element(parent, 'Link');
    this.read(link, () => this.writeRun(run, x, baseline));
    const area = [x + run.x, baseline - style.size * 0.8, run.width, style.size * 1.1] as const;
    const options = { structParent: link, Contents: new String(run.text), Border: [0, 0, 0] };
    if (url !== undefined) this.doc.link(...area, url, options);
    else if (anchor !== undefined) this.doc.goTo(...area, anchor, options);
    // Ended while its page is current: pdfkit assigns the link to that page.
    link.end();
  }

  rule(x: number, y: number, width: number, color: string = colors.line, thickness = 0.6): void {
    this.decorate((doc) => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(color);
    });
  }

  fill(x: number, y: number, width: number, height: number, color: string, radius = 0): void {
    this.decorate((doc) => {
      if (radius > 0) doc.roundedRect(x, y, width, height, radius).fill(color);
      else doc.rect(x, y, width, height).fill(color);
    });
  }
}

const featuresOf = ({ tabular }: Style): { features?: ['tnum'] } => (tabular ? { features: ['tnum'] } : {});

/** The total height of lines. */
export const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((height, { leading }) => height + leading, 0);
