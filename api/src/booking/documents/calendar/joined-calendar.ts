const FRAME = /^(?:BEGIN|END):VCALENDAR$/;

interface Parts {
  readonly head: string[];
  readonly components: string[];
}

function partsOf(calendar: string): Parts {
  const head: string[] = [];
  const components: string[] = [];
  let open: string[] | null = null;
  for (const line of calendar.split('\r\n').filter((text) => text !== '' && !FRAME.test(text))) {
    const name = /^BEGIN:(VEVENT|VTIMEZONE)$/.exec(line)?.[1];
    if (name !== undefined) open = [];
    if (open === null) {
      if (!/^METHOD:/.test(line)) head.push(line);
      continue;
    }
    open.push(line);
    if (/^END:(?:VEVENT|VTIMEZONE)$/.test(line)) {
      components.push(open.join('\r\n'));
      open = null;
    }
  }
  return { head, components };
}

/** Each zone once, by its longest description: wider than any observance of one booking. */
function zonesOf(components: readonly string[]): string[] {
  const zones = new Map<string, string>();
  for (const component of components.filter((text) => text.startsWith('BEGIN:VTIMEZONE'))) {
    const id = /^TZID:.*$/m.exec(component)?.[0] ?? '';
    const known = zones.get(id) ?? '';
    zones.set(id, component.length > known.length ? component : known);
  }
  return [...zones.values()];
}

/** Merges calendars (RFC 5545): zones once, all events, the first one's properties. Throws for none. */
export function joinedCalendar(calendars: readonly string[]): string {
  const all = calendars.map(partsOf);
  const [first] = all;
  if (first === undefined) throw new Error('a calendar of nothing');
  const components = all.flatMap((parts) => parts.components);
  return [
    'BEGIN:VCALENDAR',
    ...first.head,
    'METHOD:PUBLISH',
    ...zonesOf(components),
    ...components.filter((text) => text.startsWith('BEGIN:VEVENT')),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
