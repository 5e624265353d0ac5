const FRAME = /^(?:BEGIN|END):VCALENDAR$/;

interface Parts {
  /** properties of the calendar itself */
  readonly head: string[];
  readonly components: string[];
}

/** Content lines of a calendar as components, each from its BEGIN to its END. */
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

/** Wider than any observance of one booking: a zone is described once, by whoever needs the most of it. */
function zonesOf(components: readonly string[]): string[] {
  const zones = new Map<string, string>();
  for (const component of components.filter((text) => text.startsWith('BEGIN:VTIMEZONE'))) {
    const id = /^TZID:.*$/m.exec(component)?.[0] ?? '';
    const known = zones.get(id) ?? '';
    zones.set(id, component.length > known.length ? component : known);
  }
  return [...zones.values()];
}

/**
 * Several calendars of ours as one (RFC 5545): each zone once, all events, and the properties of the first. What is
 * cancelled in one of them says so itself. Throws for none.
 */
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
