import type { SiteEvent, TellEvent } from './site-events';

/** Tells of a release's refusal once, and again when its cause is another. */
export function onceEach(tell: TellEvent): TellEvent {
  const causes = new Map<string, string>();
  const subject = ({ vertical, version }: SiteEvent) => `${vertical}@${version}`;
  return (event) => {
    if (causes.get(subject(event)) === event.cause) return;
    causes.set(subject(event), event.cause);
    tell(event);
  };
}
