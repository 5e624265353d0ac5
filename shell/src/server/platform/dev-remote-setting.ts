/** A vertical that is served while it is edited, in place of its releases; in development alone. */
export interface DevRemote {
  name: string;
  /** of the development server on this machine */
  origin: string;
}

const FORM = /^([a-z][a-z0-9-]*)=(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})$/;

/** Reads `account=http://localhost:4030`; null for any other form. No other machine can be named: its code would run here. */
export function parseDevRemote(text: string): DevRemote | null {
  const [, name, origin] = FORM.exec(text) ?? [];
  return name === undefined || origin === undefined || !URL.canParse(origin)
    ? null
    : { name, origin };
}
