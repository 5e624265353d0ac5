import {
  activate,
  captchaChallenge,
  checkRecovery,
  login,
  recover,
  register,
  rememberPassword,
  resendActivation,
} from '@wayfare/api-contract';
import {
  ActivateRequestSchema,
  ActivateResultSchema,
  CheckRecoveryRequestSchema,
  CaptchaResultSchema,
  DoneSchema,
  LoginRequestSchema,
  LoginResultSchema,
  MailRequestSchema,
  RecoverRequestSchema,
  RegisterRequestSchema,
  RegisterResultSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { NothingSchema, route } from '../../platform/http/route';
import type { Captcha } from '../../ports/captcha';
import { passCaptcha } from './captcha-gate';
import { refuseCommonPassword } from './common-passwords';
import { readDevice } from './known-device';
import { logIn } from './login.service';
import type { Passwords } from './passwords';
import { registrationService } from './registration.service';
import { finishSignIn } from './sign-in';
import type { SignInDeps } from './sign-in';

export interface AccountsDeps extends SignInDeps {
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly needsCaptcha: boolean;
  readonly loginsPerMinute: number;
}

const DONE = { ok: true } as const;

/** Enumeration: no call here tells whether an address has an account. */
export function accountsRoutes(api: FastifyInstance, deps: AccountsDeps): void {
  const { database, keys, captcha, needsCaptcha, loginsPerMinute } = deps;
  const registration = registrationService(deps);
  const pass = (answer: string, now: number) =>
    passCaptcha(database.orm, needsCaptcha ? captcha : null, answer, now);
  const options = {
    access: 'public',
    rateLimit: loginsPerMinute === 0 ? undefined : { max: loginsPerMinute, timeWindow: '1 minute' },
  } as const;

  route(
    api,
    captchaChallenge,
    { request: NothingSchema, result: CaptchaResultSchema },
    {
      ...options,
      summary: 'A challenge to solve before a registration, a mail, or a login after failures',
    },
    async (_input, { now, reply }) => {
      void reply.header('cache-control', 'no-store');
      return { challenge: await captcha.challenge(now) };
    },
  );
  route(
    api,
    login,
    { request: LoginRequestSchema, result: LoginResultSchema },
    { ...options, summary: 'Signs in by e-mail address and password' },
    async (input, context) => {
      const { request, now, language } = context;
      const visit = {
        device: await readDevice(keys, request, now),
        ip: request.ip,
        language,
        now,
        passCaptcha: () => pass(input.captcha, now),
      };
      const user = await logIn(deps, input, visit);
      return finishSignIn(deps, { user, googleLoggued: false }, context);
    },
  );
  route(
    api,
    register,
    { request: RegisterRequestSchema, result: RegisterResultSchema },
    { ...options, summary: 'A new account, to be activated by mail' },
    async (input, { now }) => {
      const { name, lastname, user, password, language } = input;
      await refuseCommonPassword(password, user);
      await pass(input.captcha, now);
      await registration.register({ name, lastname, user, password, language }, now);
      return { user };
    },
  );
  route(
    api,
    activate,
    { request: ActivateRequestSchema, result: ActivateResultSchema },
    { ...options, summary: 'Activates an account by the link of the mail' },
    async (input, { now }) => {
      await registration.activate(input, now);
      return { activated: true };
    },
  );
  route(
    api,
    resendActivation,
    { request: MailRequestSchema, result: DoneSchema },
    { ...options, summary: 'The activation mail once more' },
    async (input, { now }) => {
      await pass(input.captcha, now);
      await registration.sendMail('activation', input, now);
      return DONE;
    },
  );
  route(
    api,
    rememberPassword,
    { request: MailRequestSchema, result: DoneSchema },
    { ...options, summary: 'A mail with a link to a new password' },
    async (input, { now }) => {
      await pass(input.captcha, now);
      await registration.sendMail('reset', input, now);
      return DONE;
    },
  );
  route(
    api,
    checkRecovery,
    { request: CheckRecoveryRequestSchema, result: DoneSchema },
    { ...options, summary: 'Whether the link of a mail still works' },
    async (input, { now }) => {
      await registration.checkRecovery(input, now);
      return DONE;
    },
  );
  route(
    api,
    recover,
    { request: RecoverRequestSchema, result: DoneSchema },
    { ...options, summary: 'A new password by the link of the mail' },
    async (input, { now }) => {
      await registration.recover(input, now);
      return DONE;
    },
  );
}
