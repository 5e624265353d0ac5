import { ApiError, isApiError } from '@wayfare/api-client';
import type { ApiClient } from '@wayfare/api-client';
import { captchaChallenge } from '@wayfare/api-contract';
import { retrying, usePlatform, withFreshChunk } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import type { SolvedChallenge } from './captcha-solver';

export type CaptchaState = 'idle' | 'checking' | 'verified' | 'failed';

export interface Captcha {
  state: CaptchaState;
  begin: () => void;
  drop: () => void;
  /** calls with a single-use solution; rejects with ApiError */
  spend: <T>(call: (solution: string) => Promise<T>) => Promise<T>;
}

const loadSolver = () =>
  retrying(() =>
    withFreshChunk(() => import(/* webpackChunkName: "captcha-solver" */ './captcha-solver')),
  );

async function fetchAndSolve(api: ApiClient): Promise<SolvedChallenge> {
  const [{ solve }, { challenge }] = await Promise.all([
    loadSolver(),
    api.call(captchaChallenge, {}),
  ]);
  return solve(challenge);
}

function toCaptchaError(cause: unknown): ApiError {
  return isApiError(cause)
    ? cause
    : new ApiError({
        statusCode: 400,
        code: 'CAPTCHA',
        message: 'the captcha could not be solved',
        cause,
      });
}

const isUnreachable = (error: unknown) =>
  isApiError(error) && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

/** Proof of work behind "I am not a robot" (OQ-09): ticked once, used or expired solutions are replaced silently. */
export function useCaptcha(): Captcha {
  const { api } = usePlatform();
  const [state, setState] = useState<CaptchaState>('idle');
  const held = useRef<Promise<SolvedChallenge> | null>(null);

  function solveAnew(): Promise<SolvedChallenge> {
    const solving = fetchAndSolve(api);
    const settle = (next: CaptchaState) => {
      if (held.current !== solving) return;
      if (next === 'failed') held.current = null;
      setState(next);
    };
    held.current = solving;
    setState('checking');
    solving.then(
      () => settle('verified'),
      () => settle('failed'),
    );
    return solving;
  }

  async function fresh(): Promise<SolvedChallenge> {
    const solved = await (held.current ?? solveAnew());
    return solved.expiresAt > Date.now() ? solved : solveAnew();
  }

  return {
    state,
    begin: () => void solveAnew(),
    drop() {
      held.current = null;
      setState('idle');
    },
    async spend(call) {
      const { text } = await fresh().catch((cause: unknown) => {
        throw toCaptchaError(cause);
      });
      held.current = null;
      try {
        return await call(text);
      } catch (error) {
        // offline, the next try asks for its own challenge
        if (!isUnreachable(error)) void solveAnew();
        throw error;
      }
    },
  };
}
