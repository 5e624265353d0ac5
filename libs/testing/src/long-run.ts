/** True in `npm run test:long`, which runs what `npm test` leaves out. */
export const isLongRun = process.env['WAYFARE_SUITE'] === 'long';

/** How many times a drill repeats itself: a few in `npm test`, all of them in the long run. */
export const lives = (few: number, many: number): number => (isLongRun ? many : few);
