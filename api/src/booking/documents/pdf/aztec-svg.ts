import { aztecMatrix } from './aztec';

/** Quiet zone, which stays white on a dark page too. */
const MARGIN = 2;

/** Without text or style, so that the strictest CSP draws it; its words stand beside it. */
export function aztecSvg(content: string): string {
  const matrix = aztecMatrix(content);
  const side = matrix.length + 2 * MARGIN;
  const squares = matrix.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path d="${squares.join('')}"/>`,
    '</svg>',
  ].join('');
}
