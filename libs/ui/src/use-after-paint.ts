import { useLayoutEffect, useRef } from 'react';
import { afterPaint } from './after-paint';

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

/**
 * Does the work of a handler behind the next frame, so that a press is seen to be answered before (INP). The newest
 * handler does it, in the order of the calls; those with the same arguments count once until then.
 */
export function useAfterPaint<Given extends unknown[]>(
  handler: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(handler);
  const due = useRef<Given[]>([]);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return (...given) => {
    if (due.current.some((one) => isSame(one, given))) return;
    due.current.push(given);
    void afterPaint().then(() => {
      due.current = due.current.filter((one) => one !== given);
      newest.current(...given);
    });
  };
}
