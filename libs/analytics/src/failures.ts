import type { PageError } from '@wayfare/api-contract';
import { errorText } from './error-text';
import type { PageTag } from './page-timeline';

export interface Failure {
  vertical: string;
  where: string;
  error: unknown;
}

export type ToldError = Omit<PageError, 'vertical'> & { vertical: string };

interface Parts {
  page: () => PageTag;
  versionOf: (vertical: string) => string;
  send: (errors: readonly ToldError[]) => void;
}

export interface Failures {
  report(failure: Failure): void;
  watch(target: Window): void;
}

const MOST = 20;

/** No failures of ours: foreign scripts, and a notice that browsers give as an error. */
const NOISE = /^(?:Script error\.?$|ResizeObserver loop)/;
const FOREIGN = /\b[a-z-]*extension:\/\//;

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

function releaseOf(text: string): { vertical: string; version: string } | null {
  const [, vertical, version] = /\/r\/([a-z][a-z0-9-]*)\/([^/\s]+)\//.exec(text) ?? [];
  return vertical === undefined || version === undefined ? null : { vertical, version };
}

/** Error reporter of a document: each once and at once, since a broken page may not live to be hidden. */
export function createFailures({ page, versionOf, send }: Parts): Failures {
  const seen = new WeakSet<object>();
  const told = new Set<string>();

  const isNew = (error: unknown, text: string) => {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return false;
      seen.add(error);
    }
    if (told.has(text) || told.size >= MOST) return false;
    told.add(text);
    return true;
  };

  function report({ vertical, where, error }: Failure): void {
    const text = errorText(error);
    if (!isNew(error, `${vertical} ${where} ${text.name} ${text.message}`)) return;
    const release = releaseOf(stackOf(error));
    send([
      {
        ...text,
        vertical,
        where,
        version: release?.vertical === vertical ? release.version : versionOf(vertical),
        route: page().route,
      },
    ]);
  }

  const uncaught = (where: string, error: unknown, from: string) => {
    const isNoise =
      error instanceof Error && (error.name === 'AbortError' || NOISE.test(error.message));
    if (isNoise || FOREIGN.test(from)) return;
    report({ vertical: releaseOf(from)?.vertical ?? 'shell', where, error });
  };

  return {
    report,
    watch(target) {
      target.addEventListener('error', ({ error, message, filename }) =>
        uncaught('window', error ?? new Error(message), `${filename}\n${stackOf(error)}`),
      );
      target.addEventListener('unhandledrejection', ({ reason }) =>
        uncaught('promise', reason, stackOf(reason)),
      );
    },
  };
}
