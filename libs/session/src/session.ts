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
  api: ApiClient;
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

export interface Session {
  start(): Promise<void>;
  token(): Promise<string>;
  /** New token; null when its user is gone. */
  renewToken(bad: string): Promise<string | null>;
  extend(): Promise<boolean>;
  used(): void;
  woke(): void;
  /** True when storage has another user than this tab, as after a bfcache restore. */
  isOvertaken(): boolean;
  signIn(request: LoginRequest): Promise<void>;
  signInWith(credential: string): Promise<void>;
  login(data: LoginData): Promise<void>;
  setToken(token: string): void;
  update(details: UserDetails): void;
  logout(): Promise<void>;
  stop(): void;
}

/** Session of a tab, or of a server request (specification section 4, "Session"). */
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

  /** by the server's clock; the browser's may be wrong */
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
      // before the next token, since the answer clears the cookie; offline, the session expires within the hour
      if (token !== '') await tokens.alone(() => api.call(logout, {}, { token }).catch(() => null));
      await tokens.token();
    },
  };
}
