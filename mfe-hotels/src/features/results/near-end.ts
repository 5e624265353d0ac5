/** Pixels before the bottom at which the next page is fetched (CON-13). */
const END_DISTANCE = 5;

/** Afterwards only the button loads more, so that the footer can be reached. */
export const AUTOMATIC_PAGES = 5;

export interface ScrollPosition {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean {
  return scrollTop + clientHeight >= scrollHeight - END_DISTANCE;
}
