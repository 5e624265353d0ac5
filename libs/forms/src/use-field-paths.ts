import { useCallback, useRef } from 'react';

/** Paths in a form's values by the names that rules call their fields; unbound names are paths. */
export function useFieldPaths() {
  const calledAt = useRef(new Map<string, string>());
  const bind = useCallback((called: string, path: string) => {
    calledAt.current.set(path, called);
  }, []);

  function pathsOf(called: string): string[] {
    const bound = [...calledAt.current].flatMap(([path, name]) => (name === called ? [path] : []));
    return bound.length === 0 ? [called] : bound;
  }

  return { bind, pathsOf };
}
