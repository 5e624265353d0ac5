import { isApiError } from '@wayfare/api-client';
import { useRef, useState } from 'react';

/** `answered`: somebody did before, so trying again is no use. */
type Accepting = 'idle' | 'busy' | 'failed' | 'answered' | 'done';

/** Tells the carrier once that its change is accepted; a try after a failure is the same answer. */
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
      // the flag stays: it is answered once
      setState('done');
    } catch (error) {
      isRunning.current = false;
      setState(isApiError(error) && error.code === 'OFFER_EXPIRED' ? 'answered' : 'failed');
    }
  }
  return { state, send: () => void run() };
}
