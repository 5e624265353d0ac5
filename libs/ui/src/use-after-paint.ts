import { useLayoutEffect, useRef } from 'react';
import { afterPaint } from './after-paint';

/**
 * What does the work of a handler behind the next frame, so that a press is seen to be answered before (INP). The
 * newest handler does it, and once, with what it was given last, for all that came until then.
 */
export function useAfterPaint<Given extends unknown[]>(
  handler: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(handler);
  const due = useRef<Given | null>(null);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return (...given) => {
    const isFirst = due.current === null;
    due.current = given;
    if (isFirst)
      void afterPaint().then(() => {
        const last = due.current ?? given;
        due.current = null;
        newest.current(...last);
      });
  };
}
