import type { ApiClient } from '@wayfare/api-client';
import { login, logout, thirdPartyLogin } from '@wayfare/api-contract';
import type { LoginRequest, LoginResult } from '@wayfare/api-contract';
import { SESSION_MS } from './constants';
import { ensureCorrelationId } from './correlation-id';
import { idUserFront } from './id-user-front';
import { restoreUser } from './persistence';
import { createSessionState } from './session-state';
import type { SessionStateOptions } from './session-state';
import { createSessionTokens } from './session-tokens';
import type { Locks } from './single-flight';
import { INITIAL_USER } from './user-state';
import type { UserState } from './user-state';

export interface SessionOptions extends SessionStateOptions {
  /** a client without a token of its own: the session says which token its calls carry */
  api: ApiClient;
  /** `navigator.locks`, so that only one tab asks for a token */
  locks?: Locks | null | undefined;
}

export interface LoginData extends Partial<
  Omit<UserState, 'picture' | 'idUserFront' | 'user' | 'token'>
> {
  readonly user: string;
  readonly token: string;
  readonly picture?: string | null;
}

export interface UserDetails extends Partial<
  Pick<UserState, 'language' | 'name' | 'lastname' | 'profile'>
> {
  readonly picture?: string | null;
}

/** The writing half of the session. The shell holds it and hands it to nobody. */
export interface Session {
  start(): Promise<void>;
  token(): Promise<string>;
  /** Another token than the bad one; null when the user it belonged to is gone. */
  renewToken(bad: string): Promise<string | null>;
  /** Prolongs the session by its cookie; false when that is refused. */
  extend(): Promise<boolean>;
  used(): void;
  /** The page was asleep or hidden: looks at once whether the session is over. */
  woke(): void;
  /** Does the browser say that somebody else is here than this tab shows? A page that it kept as it was left did not hear of it. */
  isOvertaken(): boolean;
  signIn(request: LoginRequest): Promise<void>;
  signInWith(credential: string): Promise<void>;
  login(data: LoginData): Promise<void>;
  setToken(token: string): void;
  update(details: UserDetails): void;
  /** Ends the session here, in every other tab and on the server, and gets an anonymous token. */
  logout(): Promise<void>;
  stop(): void;
}

/** The session of a tab, or of one request on the server (specification section 4, "Session"). */
export function createSession({ api, locks = null, ...options }: SessionOptions): Session {
  const { storage } = options;
  const state = createSessionState(options, () => tokens.obtainLater());
  const tokens = createSessionTokens(api, state, locks);

  async function enter({ picture, ...data }: LoginData): Promise<void> {
    const front = await idUserFront(data.user);
    const expiredTime = data.expiredTime ?? state.now() + SESSION_MS;
    if (storage) ensureCorrelationId(storage.local);
    state.publish({
      ...INITIAL_USER,
      language: state.read().language,
      ...data,
      picture: picture ?? INITIAL_USER.picture,
      expiredTime,
      idUserFront: front,
    });
  }

  /** The answer tells the end by the server's clock; this browser's may be wrong. */
  function enterBy({ serverTime, expiredTime, ...result }: LoginResult): Promise<void> {
    return enter({ ...result, expiredTime: state.now() + expiredTime - serverTime });
  }

  return {
    token: tokens.token,
    renewToken: tokens.renewToken,
    extend: tokens.extend,
    used: tokens.used,
    woke() {
      if (state.read().token !== '') state.check();
    },
    isOvertaken: () =>
      storage !== null &&
      (restoreUser(storage, state.now())?.user ?? INITIAL_USER.user) !== state.read().user,
    stop: state.stop,
    start: async () => void (await tokens.token()),
    signIn: (request) =>
      tokens.alone(async () =>
        enterBy(await api.call(login, request, { token: state.read().token })),
      ),
    signInWith: (credential) =>
      tokens.alone(async () =>
        enterBy(
          await api.call(
            thirdPartyLogin,
            { credential, origin: 'web' },
            { token: state.read().token },
          ),
        ),
      ),
    login: enter,
    setToken(token) {
      if (token !== '') return state.accept({ token, account: null });
      state.lose();
      tokens.obtainLater();
    },
    update({ picture, ...details }) {
      const current = state.read();
      state.publish({
        ...current,
        ...details,
        picture: picture === undefined ? current.picture : (picture ?? INITIAL_USER.picture),
      });
    },
    async logout() {
      const token = state.read().user === '' ? '' : await tokens.token().catch(() => '');
      state.leave();
      // before the next token: the answer takes the cookie away. Unheard, the session ends by itself within the hour.
      if (token !== '') await tokens.alone(() => api.call(logout, {}, { token }).catch(() => null));
      await tokens.token();
    },
  };
}
