const WORD = /^(\d\d):(\d\d)(?:-(\d\d):(\d\d)\/(\d+))?$/;

function minutesOf(hours: string | undefined, minutes: string | undefined): number {
  return Number(hours) * 60 + Number(minutes);
}

function timesOf(word: string): number[] {
  const parts = WORD.exec(word);
  if (parts === null) throw new Error(`${word} is no time`);
  const [, hour, minute, lastHour, lastMinute, every] = parts;
  const first = minutesOf(hour, minute);
  if (every === undefined) return [first];
  const count = Math.floor((minutesOf(lastHour, lastMinute) - first) / Number(every));
  return Array.from({ length: count + 1 }, (_, index) => first + index * Number(every));
}

/** Minutes after midnight of `06:10-20:10/60 21:40`, in order. */
export function departureTimes(text: string): number[] {
  return text
    .split(' ')
    .flatMap(timesOf)
    .sort((a, b) => a - b);
}

/** `135` is Monday, Wednesday and Friday; as bits, Sunday first. */
export function weekdays(text: string): number {
  return [...text].reduce((days, day) => days | (1 << (Number(day) % 7)), 0);
}
