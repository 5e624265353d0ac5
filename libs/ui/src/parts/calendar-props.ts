/** Prices below the days of a calendar. */
export interface CalendarPrices {
  /** such as "€82"; undefined where unknown */
  priceOf: (day: string) => { text: string; isLowest?: boolean | undefined } | undefined;
  /** live legend of the prices */
  note: string;
  /** months shown, `2027-01`; empty on unmount */
  onMonths?: ((months: string[]) => void) | undefined;
}
