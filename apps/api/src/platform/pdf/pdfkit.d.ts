// What pdfkit 0.20 takes beyond its published types.
declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** One that fontkit has opened. */
    registerFont(name: string, font: object): this;
  }
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
  interface TextOptions {
    /** How wide and of how many words it is, where that is known already. */
    textWidth?: number;
    wordCount?: number;
  }
  interface TaggedLink {
    structParent: PDFKit.PDFStructureElement;
    /** An object: a plain string would be written as a name. */
    // oxlint-disable-next-line typescript/no-wrapper-object-types
    Contents: String;
    Border: number[];
  }
  interface PDFAnnotation {
    goTo(x: number, y: number, w: number, h: number, name: string, options: TaggedLink): this;
    link(x: number, y: number, w: number, h: number, url: string, options: TaggedLink): this;
  }
}

declare namespace PDFKit {
  interface PDFOutline {
    addItem(title: string, place: Readonly<{ top: number; left: number; fit: boolean }>): PDFOutline;
  }
}
