/** What this module uses of pdfkit, which has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** A node of the tree that a screen reader walks. */
  export interface PdfStructure {
    /** a function draws its content at once when the node already hangs in the document's tree */
    add(child: PdfStructure | (() => void)): this;
    end(): void;
  }

  export interface PdfTextOptions {
    width?: number;
    align?: 'left' | 'right';
    lineGap?: number;
    link?: string;
    underline?: boolean;
    lineBreak?: boolean;
  }

  export interface PdfDocumentOptions {
    size: 'A4';
    margins: { top: number; right: number; bottom: number; left: number };
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    pdfVersion: '1.7';
    bufferPages: boolean;
    autoFirstPage: boolean;
    /** null for none of the fonts that a PDF reader brings: they have no letters beyond Western Europe */
    font: null;
    info: { Title: string; Creator: string; Producer: string; CreationDate: Date };
  }

  export default class PDFDocument extends Readable {
    constructor(options: PdfDocumentOptions);
    readonly page: {
      readonly width: number;
      readonly height: number;
      readonly margins: PdfDocumentOptions['margins'];
    };
    addPage(): this;
    switchToPage(index: number): unknown;
    bufferedPageRange(): { start: number; count: number };
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(colour?: string): this;
    stroke(): this;
    text(text: string, x: number, y: number, options?: PdfTextOptions): this;
    heightOfString(text: string, options?: PdfTextOptions): number;
    struct(
      type: string,
      options?: {
        alt?: string;
        lang?: string;
        scope?: 'Column' | 'Row';
        title?: string;
        bbox?: [left: number, top: number, right: number, bottom: number];
      },
    ): PdfStructure;
    addStructure(structure: PdfStructure): this;
    markContent(tag: 'Artifact', options?: { type?: string }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
