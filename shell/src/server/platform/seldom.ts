import type { SiteEvent, TellEvent } from './site-events';

export function seldom(
  tell: TellEvent,
  milliseconds: number,
  now: () => number = () => performance.now(),
): TellEvent {
  const told = new Map<string, number>();
  const subject = ({ event, vertical, version, part }: SiteEvent) =>
    [event, vertical, version, part].join(' ');
  return (event) => {
    const [key, time] = [subject(event), now()];
    for (const [each, last] of told) if (time - last >= milliseconds) told.delete(each);
    if (told.has(key)) return;
    told.set(key, time);
    tell(event);
  };
}
