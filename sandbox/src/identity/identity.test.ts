import { createHash } from 'node:crypto';
import { buildApp } from '../app';
import { DESK_CLIENT, OPERATORS, PEOPLE } from './people';

const SITE = 'http://localhost:4000';
const CALLBACK = `${SITE}/api/identity/callback`;
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const app = buildApp();
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A browser without scripts: follows nothing by itself and keeps its cookies. */
function newBrowser() {
  const cookies = new Map<string, string>();
  return async (url: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(url, origin), {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      text: await response.text(),
      headers: response.headers,
    };
  };
}

const request = (change: Record<string, string | undefined> = {}) => {
  const all = {
    client_id: 'wayfare',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: CALLBACK,
    state: 'st',
    nonce: 'no',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...change,
  };
  return `/identity/auth?${new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`;
};

/** Where the site is called back after the page was answered. */
async function answered(
  form: Record<string, string>,
  browser = newBrowser(),
  client: Record<string, string> = {},
) {
  const page = (await browser(request(client))).location;
  const resume = await browser(page, form);
  return { page, back: new URL((await browser(resume.location)).location) };
}

async function tokens(code: string, change: Record<string, string> = {}) {
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: CALLBACK,
    client_id: 'wayfare',
    client_secret: 'sandbox-identity-secret',
    code_verifier: VERIFIER,
    ...change,
  };
  const response = await fetch(`${origin}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: await response.json() };
}

async function toldOf(form: Record<string, string>) {
  const { back } = await answered(form);
  const { body } = await tokens(back.searchParams.get('code') ?? '');
  return (
    await fetch(`${origin}/identity/me`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    })
  ).json();
}

describe('The identity provider of the sandbox', () => {
  it('calls itself what the caller calls it', async () => {
    const { port } = new URL(origin);
    for (const host of ['127.0.0.1', 'localhost']) {
      const metadata = await (
        await fetch(`http://${host}:${port}/identity/.well-known/openid-configuration`)
      ).json();
      expect(metadata).toMatchObject({
        issuer: `http://${host}:${port}/identity`,
        token_endpoint: `http://${host}:${port}/identity/token`,
        code_challenge_methods_supported: ['S256'],
      });
    }
  });

  it('ACC-08 asks on a page of its own that says what it is', async () => {
    const browser = newBrowser();
    const page = await browser((await browser(request())).location);
    expect(page.status).toBe(200);
    for (const part of [
      '<html lang="en">',
      '<h1>Sandbox account</h1>',
      'no real provider',
      'Cancel',
      ...PEOPLE.map(({ email }) => email),
    ])
      expect(page.text).toContain(part);
    expect(page.text).not.toMatch(/https?:\/\//);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, Record<string, string>, object]>([
    [
      'Ada',
      { person: 'ada' },
      {
        sub: 'ada',
        email: 'ada.jansen@example.com',
        email_verified: true,
        name: 'Ada Jansen',
        given_name: 'Ada',
        family_name: 'Jansen',
      },
    ],
    [
      'somebody whose address is not verified',
      { person: 'bram' },
      {
        sub: 'bram',
        email: 'bram.visser@example.com',
        email_verified: false,
        name: 'Bram Visser',
        given_name: 'Bram',
        family_name: 'Visser',
      },
    ],
    [
      'an address that was typed',
      { email: 'x@example.com', verified: 'yes' },
      {
        sub: expect.stringMatching(/^[0-9a-f]{24}$/),
        email: 'x@example.com',
        email_verified: true,
      },
    ],
    [
      'an address that was typed and is not verified',
      { email: 'y@example.com' },
      { sub: expect.any(String), email: 'y@example.com', email_verified: false },
    ],
  ])('OQ-10 tells the site about %s', async (_title, form, claims) => {
    expect(await toldOf(form)).toEqual(claims);
  });

  it('offers the desk operators, and tells it their roles', async () => {
    const browser = newBrowser();
    const client = { client_id: DESK_CLIENT };
    const page = await browser((await browser(request(client))).location);
    for (const { email } of OPERATORS) expect(page.text).toContain(email);
    for (const { email } of PEOPLE) expect(page.text).not.toContain(email);
    const { back } = await answered({ person: 'sara' }, browser, client);
    const { body } = await tokens(back.searchParams.get('code') ?? '', {
      ...client,
      client_secret: 'sandbox-desk-secret',
    });
    const told = await fetch(`${origin}/identity/me`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await told.json()).toMatchObject({ name: 'Sara Meijer', roles: ['supervisor'] });
  });

  it('knows a typed address again, in whatever letters', async () => {
    const [first, again] = [
      await toldOf({ email: 'z@example.com', verified: 'yes' }),
      await toldOf({ email: 'Z@example.com' }),
    ];
    expect(again).toMatchObject({ sub: first.sub, email_verified: false });
  });

  it('asks each time, and lets another person in from the same browser', async () => {
    const browser = newBrowser();
    for (const person of ['ada', 'cleo']) {
      const { page, back } = await answered({ person }, browser);
      expect(page).toMatch(/^\/identity\/interaction\//);
      expect(Object.fromEntries(back.searchParams)).toEqual({
        code: expect.any(String),
        state: 'st',
        iss: `${origin}/identity`,
      });
    }
  });

  it('goes back with access_denied when it is cancelled', async () => {
    const { back } = await answered({ cancel: 'yes' });
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'st',
    });
  });

  it.each([[{ email: 'nobody' }], [{ person: 'nobody' }], [{}]])(
    'asks again after %j',
    async (form) => {
      const browser = newBrowser();
      const page = (await browser(request())).location;
      const again = await browser(page, form);
      expect([again.status, again.text.includes('role="alert"')]).toEqual([422, true]);
      expect((await browser(page, { person: 'ada' })).status).toBe(303);
    },
  );

  it('shows what was typed as text', async () => {
    const browser = newBrowser();
    const again = await browser((await browser(request())).location, {
      email: '"><script>alert(1)</script>',
    });
    expect(again.text).not.toContain('<script');
  });

  it('is over for a browser that did not begin', async () => {
    const page = (await newBrowser()(request())).location;
    for (const form of [undefined, { person: 'ada' }])
      expect((await newBrowser()(page, form)).status).toBe(410);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['another origin', { redirect_uri: 'https://evil.example/api/identity/callback' }],
    ['another path', { redirect_uri: `${SITE}/elsewhere` }],
    ['an unknown client', { client_id: 'stranger' }],
  ])('sends nobody back to %s', async (_title, change) => {
    const answer = await newBrowser()(request(change));
    expect([answer.status, answer.location]).toEqual([400, '']);
    expect(answer.text).toContain('<h1>Sandbox account</h1>');
  });

  it.each(['http://localhost:4123', 'http://127.0.0.1:80', 'http://localhost'])(
    'sends back to %s, whatever its port',
    async (site) => {
      expect(
        (await newBrowser()(request({ redirect_uri: `${site}/api/identity/callback` }))).status,
      ).toBe(303);
    },
  );

  it.each([
    [{ code_challenge: undefined, code_challenge_method: undefined }],
    [{ code_challenge: VERIFIER, code_challenge_method: 'plain' }],
  ])('wants a proof key: %j is refused', async (change) => {
    const { location } = await newBrowser()(request(change));
    expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
  });

  it('gives tokens for a code once, and only to who began', async () => {
    const { back } = await answered({ person: 'ada' });
    const code = back.searchParams.get('code') ?? '';
    expect(await tokens(code, { code_verifier: 'w'.repeat(43) })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await tokens(code, { client_secret: 'guess' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    expect((await tokens(code)).status).toBe(200);
    expect(await tokens(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});
