export interface DevRemote {
  name: string;
  origin: string;
}

const FORM = /^([a-z][a-z0-9-]*)=(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})$/;

export function parseDevRemote(text: string): DevRemote | null {
  const [, name, origin] = FORM.exec(text) ?? [];
  return name === undefined || origin === undefined || !URL.canParse(origin)
    ? null
    : { name, origin };
}
