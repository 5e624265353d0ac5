import { useLayoutEffect, useRef } from 'react';
import { afterPaint } from './after-paint';

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

/** Defers a handler past the next paint (INP). The newest one runs all calls in order; equal arguments merge. */
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
