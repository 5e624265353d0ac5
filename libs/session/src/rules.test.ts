import { createHash } from 'node:crypto';
import { createStore } from 'jotai';
import { FADE_MS, RESOLVER_MS } from './constants';
import { ensureCorrelationId } from './correlation-id';
import { isLogged, requireLogged } from './guards';
import { idUserFront } from './id-user-front';
import { isTokenError } from './index';
import { CLOSED_POPUP, loginPopupAtom, nextPopup } from './login-popup';
import { memoryStorage } from './testing/session.fixture';
import { systemErrorAtom } from './system-error';
import { DEFAULT_PICTURE, INITIAL_USER } from './user-state';

it('SES-27 SES-29 the user has these fields and no others', () => {
  const fields = [
    'user',
    'idUserFront',
    'language',
    'token',
    'profile',
    'expiredTime',
    'picture',
    'googleLoggued',
    'name',
    'lastname',
  ];
  expect(Object.keys(INITIAL_USER)).toEqual(fields);
  expect(INITIAL_USER).toMatchObject({
    language: 'en',
    picture: DEFAULT_PICTURE,
    googleLoggued: false,
  });
});

it.each([
  [{ token: 't', user: 'u' }, true],
  [{ token: 't', user: '' }, false],
  [{ token: '', user: 'u' }, false],
  [{ token: '', user: '' }, false],
])('SES-02 SES-25 ERR-02 %j is logged in: %p, otherwise it is told so', (state, expected) => {
  const raised: string[] = [];
  expect(isLogged(state)).toBe(expected);
  expect(requireLogged(state, (message) => raised.push(message))).toBe(expected);
  expect(raised).toEqual(expected ? [] : ['common:mustBeLogged']);
});

it.each([
  [['JsonWebTokenError', 'x'], true],
  [['x', 'JsonWebTokenError'], false],
  [[{ code: 'JsonWebTokenError' }], false],
  [[], false],
])('SES-26 the errors %j are a token error: %p', (errors, expected) => {
  expect(isTokenError({ errors })).toBe(expected);
});

it('SES-16 SES-17 keeps the correlation id that is stored as correlationID', () => {
  const local = memoryStorage();
  const id = ensureCorrelationId(local);
  expect(ensureCorrelationId(local)).toBe(id);
  expect(local.entries.get('correlationID')).toBe(id);
});

it('SES-28 idUserFront is the SHA-256 of the user and a fixed salt', async () => {
  expect(await idUserFront('u1')).toBe(
    createHash('sha256').update('u1wayfare-front').digest('hex'),
  );
  expect(await idUserFront('')).toBe('');
});

it('PLT-29 a system error is shown until it is cleared', () => {
  const store = createStore();
  store.set(systemErrorAtom, 'm');
  expect(store.get(systemErrorAtom)).toEqual({ error: true, message: 'm' });
  store.set(systemErrorAtom, '');
  expect(store.get(systemErrorAtom)).toEqual({ error: false, message: '' });
});

describe('PLT-30 the login popup', () => {
  it('shows its first view at once', () => {
    const store = createStore();
    store.set(loginPopupAtom, { type: 'show', component: 'login', images: ['/a.webp'] });
    expect(store.get(loginPopupAtom)).toEqual({
      ...CLOSED_POPUP,
      component: 'login',
      images: ['/a.webp'],
    });
  });

  it('fades a view out before the next one fades in', () => {
    const shown = nextPopup(CLOSED_POPUP, {
      type: 'show',
      component: 'login',
      images: ['/a.webp'],
    });
    const leaving = nextPopup(shown, { type: 'show', component: 'register' });
    expect(leaving).toMatchObject({
      component: 'login',
      next: 'register',
      fadingOut: true,
      fadingIn: false,
    });
    const entering = nextPopup(leaving, { type: 'faded' });
    expect(entering).toMatchObject({
      component: 'register',
      next: null,
      fadingOut: false,
      fadingIn: true,
      images: ['/a.webp'],
    });
    expect(nextPopup(entering, { type: 'faded' })).toMatchObject({
      component: 'register',
      fadingOut: false,
      fadingIn: false,
    });
  });

  it('stays as it is when its own view is asked for', () => {
    const shown = nextPopup(CLOSED_POPUP, { type: 'show', component: 'login' });
    expect(nextPopup(shown, { type: 'show', component: 'login' })).toEqual(shown);
  });

  it('closes from every state', () => {
    const leaving = nextPopup(
      { ...CLOSED_POPUP, component: 'login' },
      { type: 'show', component: 'recover' },
    );
    expect(nextPopup(leaving, { type: 'close' })).toEqual(CLOSED_POPUP);
  });

  it('CON-12 fades in 300 ms and resolves in 20 ms', () => {
    expect([FADE_MS, RESOLVER_MS]).toEqual([300, 20]);
  });
});
