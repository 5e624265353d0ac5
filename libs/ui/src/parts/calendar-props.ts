/** What a calendar shows below its days, and what it tells about itself. */
export interface CalendarPrices {
  /** What an ISO date costs, in few characters such as "€82"; undefined where nobody knows. */
  priceOf: (day: string) => { text: string; isLowest?: boolean | undefined } | undefined;
  /** What the prices are, or that they are on their way; told as it changes. */
  note: string;
  /** Told which months are shown, `2027-01`, and none when the calendar is gone: prices are asked for these alone. */
  onMonths?: ((months: string[]) => void) | undefined;
}
