import type { Pen } from './pen';

/** Carriages behind a streamlined head, from left to right. */
export function train(
  pen: Pen,
  coaches: number,
  paint: readonly [body: string, stripe: string],
): void {
  const [body, stripe] = paint;
  for (let coach = 0; coach < coaches; coach += 1) {
    const x = -130 - coach * 264;
    pen.box(x, 14, 256, 82, body).box(x, 88, 250, 12, '#8d939c').box(x, 26, 258, 10, stripe);
    pen.windows([x, 48, 226, 34], 8, 1, { wide: 0.74, high: 0.9, colour: '#33475c', lit: 0.9 });
    for (const wheel of [-90, -60, 60, 90]) pen.disc(x + wheel, 10, 11, '#2b2d33');
  }
  pen.path('M0 14H210Q226 16 214 34Q180 88 96 96H0Z', body).path('M0 26H216L208 36H0Z', stripe);
  pen
    .path('M96 84Q150 80 178 52H112Z', '#33475c')
    .windows([44, 48, 90, 34], 3, 1, { wide: 0.72, high: 0.9, colour: '#33475c', lit: 1 });
  pen.disc(202, 34, 6, '#fff3c4');
  for (const wheel of [30, 60, 140, 170]) pen.disc(wheel, 10, 11, '#2b2d33');
}
