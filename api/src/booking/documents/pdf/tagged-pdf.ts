import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument, { type PdfStructure } from 'pdfkit';
import { COLOURS, LINE_GAP, MARGINS, type TextStyle } from './pdf-look';

/** Resolved at run time: the fonts are a package's files, outside the bundle. */
const fontFile = (name: string) =>
  createRequire(__filename).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export interface Column {
  readonly x: number;
  readonly width: number;
}

export interface Box extends Column {
  readonly y: number;
  readonly height: number;
}

export interface TextOptions {
  readonly column?: Column;
  readonly link?: string;
  readonly scope?: 'Column' | 'Row';
}

/** A page written from top to bottom; each drawing is tagged or an artifact (PDF/UA). */
export interface TaggedPdf {
  readonly column: Column;
  y: number;
  measure(text: string, style: TextStyle, column?: Column): number;
  /** writes at `y` and moves it below the text */
  text(tag: string, text: string, style: TextStyle, options?: TextOptions): void;
  /** a drawing with alternative text; leaves `y` */
  figure(alt: string, place: Box, draw: (doc: PDFDocument) => void): void;
  /** one structure node, with its own language where it differs from the document's */
  group(tag: string, draw: () => void, language?: string): void;
  /** decoration: not read aloud */
  artifact(draw: (doc: PDFDocument) => void): void;
  reserve(height: number): void;
  nextPage(): void;
  finish(footer: (page: number, pages: number) => string, style: TextStyle): Promise<Buffer>;
}

export interface PdfOptions {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

function openDocument({ language, title, author, createdAt }: PdfOptions): PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { ...MARGINS },
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    autoFirstPage: false,
    font: null,
    info: { Title: title, Creator: author, Producer: author, CreationDate: createdAt },
  });
  doc
    .registerFont('regular', fontFile('DejaVuSansCondensed'))
    .registerFont('bold', fontFile('DejaVuSansCondensed-Bold'));
  return doc.addPage();
}

export function createTaggedPdf(options: PdfOptions): TaggedPdf {
  const doc = openDocument(options);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent: PdfStructure = root;

  const whole: Column = { x: MARGINS.left, width: doc.page.width - MARGINS.left - MARGINS.right };
  const setStyle = ({ size, bold = false, colour = COLOURS.text }: TextStyle) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);

  const pdf: TaggedPdf = {
    column: whole,
    y: MARGINS.top,
    measure(text, style, { width } = whole) {
      setStyle(style);
      return doc.heightOfString(text, { width, lineGap: LINE_GAP });
    },
    text(tag, text, style, { column = whole, link, scope } = {}) {
      const height = pdf.measure(text, style, column);
      pdf.reserve(height);
      const structure = doc.struct(tag, scope === undefined ? {} : { scope });
      parent.add(structure);
      structure.add(() => {
        setStyle(style);
        doc.text(text, column.x, pdf.y, {
          width: column.width,
          align: style.align ?? 'left',
          lineGap: LINE_GAP,
          ...(link === undefined ? {} : { link, underline: true }),
        });
      });
      structure.end();
      pdf.y += height;
    },
    figure(alt, { x, y, width, height }, draw) {
      const structure = doc.struct('Figure', { alt, bbox: [x, y, x + width, y + height] });
      parent.add(structure);
      structure.add(() => draw(doc));
      structure.end();
    },
    group(tag, draw, language) {
      const outer = parent;
      const structure = doc.struct(tag, language === undefined ? {} : { lang: language });
      outer.add(structure);
      parent = structure;
      draw();
      structure.end();
      parent = outer;
    },
    artifact(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc);
      doc.endMarkedContent();
    },
    reserve(height) {
      if (pdf.y + height > doc.page.height - MARGINS.bottom) pdf.nextPage();
    },
    nextPage() {
      doc.addPage();
      pdf.y = MARGINS.top;
    },
    async finish(footer, style) {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index);
        // PDFKit adds a page for text below the bottom margin.
        doc.page.margins.bottom = 0;
        pdf.artifact(() =>
          setStyle(style).text(
            footer(index + 1, count),
            whole.x,
            doc.page.height - MARGINS.bottom + 12,
            { width: whole.width, lineBreak: false },
          ),
        );
      }
      doc.end();
      return buffer(doc);
    },
  };
  return pdf;
}
