import { isApiError } from '@wayfare/api-client';
import { useRef, useState } from 'react';

/** `answered`: elsewhere already, so retrying is useless. */
type Accepting = 'idle' | 'busy' | 'failed' | 'answered' | 'done';

/** Accepts a schedule change once; retries share an idempotency key. */
export function useAccept(accept: (idempotencyKey: string) => Promise<unknown>): {
  state: Accepting;
  send: () => void;
} {
  const key = useRef('');
  const isRunning = useRef(false);
  const [state, setState] = useState<Accepting>('idle');

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    if (key.current === '') key.current = crypto.randomUUID();
    setState('busy');
    try {
      await accept(key.current);
      setState('done');
    } catch (error) {
      isRunning.current = false;
      setState(isApiError(error) && error.code === 'OFFER_EXPIRED' ? 'answered' : 'failed');
    }
  }
  return { state, send: () => void run() };
}
