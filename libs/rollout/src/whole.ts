/** All visitors, in hundredths of a percent. */
export const WHOLE = 10_000;
