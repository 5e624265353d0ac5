import type { Point } from '../catalogue/records/records';

/** Web Mercator, 0 to 1 from the north-west corner. */
export const squareOf = ({ latitude, longitude }: Point): readonly [number, number] => [
  longitude / 360 + 0.5,
  0.5 - Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI),
];
