import { raw } from 'bwip-js/node';
import type { Box, TaggedPdf } from './tagged-pdf';

const DARK = '#000000';

/** Modules of an Aztec code (ISO/IEC 24778), row by row; true is dark. */
export function aztecMatrix(content: string): boolean[][] {
  const [symbol] = raw({ bcid: 'azteccode', text: content });
  if (symbol === undefined || !('pixs' in symbol))
    throw new Error('no Aztec code came of a ticket');
  const { pixs, pixx, pixy } = symbol;
  return Array.from({ length: pixy }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((square) => square !== 0),
  );
}

interface Run {
  readonly start: number;
  readonly length: number;
}

function runsOf(row: readonly boolean[]): Run[] {
  const starts = row.flatMap((isDark, index) => (isDark && row[index - 1] !== true ? [index] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return { start, length: (end === -1 ? row.length : end) - start };
  });
}

export function drawAztec(pdf: TaggedPdf, content: string, alt: string, place: Box): void {
  const matrix = aztecMatrix(content);
  const side = place.width / matrix.length;
  pdf.figure(alt, place, (doc) => {
    matrix.forEach((row, index) => {
      for (const { start, length } of runsOf(row))
        doc.rect(place.x + start * side, place.y + index * side, length * side, side);
    });
    doc.fill(DARK);
  });
}
