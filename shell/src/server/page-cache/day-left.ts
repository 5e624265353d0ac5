const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Whole seconds until the site's next day begins; in the night of a change of the clocks an hour more or less, until it has changed. */
export function secondsOfDayLeft(now: number): number {
  const part = Object.fromEntries(
    CLOCK.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  );
  const { hour = 0, minute = 0, second = 0 } = part;
  return 24 * 60 * 60 - (hour * 60 + minute) * 60 - second;
}
