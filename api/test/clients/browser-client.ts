/* For tests: a browser without scripts. It keeps cookies by host, as browsers do, and follows nothing unasked. */

export interface Seen {
  readonly url: string;
  readonly status: number;
  /** where it is sent; empty when it stays */
  readonly location: string;
  readonly text: string;
  readonly headers: Headers;
}

interface Sent {
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const bodyOf = ({ form, json }: Sent) => {
  if (form !== undefined) return { method: 'POST', body: new URLSearchParams(form) };
  return json === undefined
    ? {}
    : {
        method: 'POST',
        body: JSON.stringify(json),
        headers: { 'content-type': 'application/json' },
      };
};

const FARTHEST = 10;

const BUSY = 503;

/** A server that is short of breath refuses before it looks at a request, so it may be asked again. */
async function patientFetch(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init);
    if (response.status !== BUSY) return response;
    await response.text();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

export function newBrowser() {
  const jar = new Map<string, Map<string, string>>();
  const cookiesOf = (url: string): Map<string, string> => {
    const { hostname } = new URL(url);
    const cookies = jar.get(hostname) ?? new Map<string, string>();
    jar.set(hostname, cookies);
    return cookies;
  };

  const browser = {
    cookiesOf,
    async open(url: string, sent: Sent = {}): Promise<Seen> {
      const cookies = cookiesOf(url);
      const { headers, ...rest } = bodyOf(sent);
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const response = await patientFetch(url, {
        redirect: 'manual',
        ...rest,
        headers: { accept: 'text/html', cookie, ...headers, ...sent.headers },
      });
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const location = response.headers.get('location');
      return {
        url,
        status: response.status,
        location: location === null ? '' : new URL(location, url).href,
        text: await response.text(),
        headers: response.headers,
      };
    },
    /** Goes where it is sent until it is sent nowhere, or to what `isThere` says. */
    async follow(seen: Seen, isThere: (url: string) => boolean = () => false): Promise<Seen> {
      let here = seen;
      for (let steps = 0; here.location !== '' && !isThere(here.location); steps += 1) {
        if (steps === FARTHEST) throw new Error(`still sent on, to ${here.location}`);
        here = await browser.open(here.location);
      }
      return here;
    },
  };
  return browser;
}

export type Browser = ReturnType<typeof newBrowser>;
