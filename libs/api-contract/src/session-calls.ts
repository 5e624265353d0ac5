import type {
  ActivateRequest,
  ActivateResult,
  CheckRecoveryRequest,
  MailRequest,
  RecoverRequest,
  RegisterRequest,
  RegisterResult,
} from './account';
import type { Call, NoRequest } from './call';
import type {
  CaptchaResult,
  Done,
  LoginRequest,
  LoginResult,
  SignInOptions,
  ThirdPartyLoginRequest,
  TokenResult,
} from './session';

export const anonymousLogin: Call<NoRequest, TokenResult> = {
  method: 'GET',
  path: '/api/anonymous/login',
};
export const refreshSession: Call<NoRequest, TokenResult> = {
  method: 'POST',
  path: '/api/session/refresh',
};

export const login: Call<LoginRequest, LoginResult> = {
  method: 'POST',
  path: '/api/login',
  timeout: 120_000,
};
export const thirdPartyLogin: Call<ThirdPartyLoginRequest, LoginResult> = {
  method: 'POST',
  path: '/api/google/login',
  timeout: 120_000,
};
export const logout: Call<NoRequest, Done> = { method: 'POST', path: '/api/logout' };
/** short timeout: the form works without it */
export const signInOptions: Call<NoRequest, SignInOptions> = {
  method: 'GET',
  path: '/api/sign-in-options',
  timeout: 3_000,
};
export const captchaChallenge: Call<NoRequest, CaptchaResult> = {
  method: 'GET',
  path: '/api/captcha',
};
export const register: Call<RegisterRequest, RegisterResult> = {
  method: 'POST',
  path: '/api/register',
};
export const activate: Call<ActivateRequest, ActivateResult> = {
  method: 'POST',
  path: '/api/activate',
};
export const resendActivation: Call<MailRequest, Done> = {
  method: 'POST',
  path: '/api/activate/resend',
};
export const rememberPassword: Call<MailRequest, Done> = {
  method: 'POST',
  path: '/api/remember-password',
};
export const checkRecovery: Call<CheckRecoveryRequest, Done> = {
  method: 'POST',
  path: '/api/recover/check',
};
export const recover: Call<RecoverRequest, Done> = { method: 'POST', path: '/api/recover' };
