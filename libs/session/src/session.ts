import type { ApiClient } from '@wayfare/api-client';
import { SESSION_MS } from './constants';
import { ensureCorrelationId } from './correlation-id';
import { idUserFront } from './id-user-front';
import { forgetVisit } from './persistence';
import { createSessionState } from './session-state';
import type { SessionStateOptions } from './session-state';
import { createSessionTokens } from './session-tokens';
import type { Locks } from './single-flight';
import { INITIAL_USER } from './user-state';
import type { UserState } from './user-state';

export interface SessionOptions extends SessionStateOptions {
  /** a client without a token: the session makes the two calls that need none */
  api: ApiClient;
  /** `navigator.locks`, so that only one tab asks for a token */
  locks?: Locks | null | undefined;
}

/** What a login call answers with. */
export interface LoginData extends Partial<Omit<UserState, 'picture' | 'idUserFront' | 'user' | 'token'>> {
  readonly user: string;
  readonly token: string;
  readonly picture?: string | null;
}

export type UserDetails = Partial<Pick<UserState, 'language' | 'name' | 'lastname' | 'picture' | 'profile'>>;

/** The writing half of the session. The shell holds it and hands it to nobody. */
export interface Session {
  /** Restores who was here and gets a token. */
  start(): Promise<void>;
  /** A usable token, for the API client. */
  token(): Promise<string>;
  /** Another token than the bad one; null when the user it belonged to is gone. */
  renewToken(bad: string): Promise<string | null>;
  /** Prolongs the session by its cookie; false when that is refused. */
  extend(): Promise<boolean>;
  login(data: LoginData): Promise<void>;
  setToken(token: string): void;
  update(details: UserDetails): void;
  logout(): Promise<void>;
  /** Lets go of timers and listeners. */
  stop(): void;
}

/** The session of a tab, or of one request on the server (specification section 4, "Session"). */
export function createSession({ api, locks = null, ...options }: SessionOptions): Session {
  const { storage } = options;
  const state = createSessionState(options, () => tokens.obtainLater());
  const tokens = createSessionTokens(api, state, locks);

  return {
    token: tokens.token,
    renewToken: tokens.renewToken,
    extend: tokens.extend,
    stop: state.stop,
    start: async () => void (await tokens.token()),
    async login({ picture, ...data }) {
      const front = await idUserFront(data.user);
      const expiredTime = data.expiredTime ?? state.now() + SESSION_MS;
      if (storage) ensureCorrelationId(storage.local);
      state.publish({ ...INITIAL_USER, language: state.read().language, ...data, picture: picture ?? INITIAL_USER.picture, expiredTime, idUserFront: front });
    },
    setToken(token) {
      if (token !== '') return state.accept(token);
      state.lose();
      tokens.obtainLater();
    },
    update: (details) => state.write({ ...state.read(), ...details }),
    async logout() {
      if (storage) forgetVisit(storage);
      state.publish(INITIAL_USER);
      await tokens.token();
    },
  };
}
