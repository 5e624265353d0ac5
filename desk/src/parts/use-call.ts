import type { DeskCall } from '@wayfare/desk-contract';
import { useActing } from '@wayfare/workbench';
import { useRef } from 'react';
import { useDesk } from '../api/desk';
import { isDeskError, type DeskError } from '../api/desk-error';

export interface Calling<Request, Result> {
  isBusy: boolean;
  failure: DeskError | null;
  /** one at a time; null when it failed or one was under way */
  run: (request: Request, onFailure?: (failure: DeskError) => void) => Promise<Result | null>;
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A call on a press. A request that got no answer is repeated under its key, so that it is done once at most. */
export function useCall<Request, Result>(
  call: DeskCall<Request, Result>,
): Calling<Request, Result> {
  const { client } = useDesk();
  const unanswered = useRef<{ asked: string; key: string } | null>(null);
  const acting = useActing(isDeskError);

  function keyOf(request: Request): string {
    const asked = JSON.stringify(request);
    if (unanswered.current?.asked !== asked) unanswered.current = { asked, key: newKey() };
    return unanswered.current.key;
  }

  const run = (request: Request, onFailure?: (failure: DeskError) => void) =>
    acting.run(
      async () => {
        const options = call.acts ? { key: keyOf(request) } : {};
        const result = await client.call(call, request, options);
        unanswered.current = null;
        return result;
      },
      (failure) => {
        if (failure.isAnswered) unanswered.current = null;
        onFailure?.(failure);
      },
    );

  return { ...acting, run };
}
