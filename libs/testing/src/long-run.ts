/** True in `npm run test:long`, which runs what `npm test` leaves out. */
export const isLongRun = process.env['WAYFARE_SUITE'] === 'long';

/** How many times a drill repeats itself: a few in `npm test`, all of them in the long run. */
export const lives = (few: number, many: number): number => (isLongRun ? many : few);

/** A test of `npm run test:long`; `npm test` counts it as skipped. */
export function itInLongRun(title: string, run: () => Promise<void>): void {
  const test = isLongRun ? it : it.skip;
  test(title, run);
}
