import { useTranslation } from '@wayfare/i18n';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from '@wayfare/router';
import { failureOf } from '@wayfare/search';
import { buttonClass } from '@wayfare/ui';
import { useState, type ReactNode } from 'react';
import { readSearch } from '../../domain/search/search-query';
import { rulesOfAddress } from '../../domain/search/search-rules';
import { SearchForm } from './search-form';
import styles from './search-form.module.css';

const KNOWN_CODES = ['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT', 'NETWORK'] as const;

function codeOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return 'OTHER';
  const named = 'code' in data ? data.code : 'message' in data ? data.message : null;
  return failureOf(named, KNOWN_CODES);
}

function isPastThere(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'problem' in data && data.problem === 'datesPast'
  );
}

/** Shows the search again with its problems; nothing typed is lost (HOT-52). */
function InvalidSearch({ isPastThere }: { isPastThere: boolean }) {
  const { t } = useTranslation('hotels');
  const { search } = useLocation();
  const [rules] = useState(rulesOfAddress);
  const read = readSearch(new URLSearchParams(search).get('search'), rules);
  const problems = isPastThere
    ? ({ dates: 'datesPast' } as const)
    : read.status === 'invalid'
      ? read.problems
      : undefined;
  return (
    <div className={styles.trouble}>
      <h1>{t('errors.invalidTitle')}</h1>
      <p role="alert">{t(problems === undefined ? 'errors.unreadable' : 'errors.invalid')}</p>
      <SearchForm initial={read.search} problems={problems} />
    </div>
  );
}

function FailedSearch({ code }: { code: string }) {
  const { t } = useTranslation('hotels');
  const { pathname, search } = useLocation();
  const { state, revalidate } = useRevalidator();
  const isRetrying = state === 'loading';
  const [rules] = useState(rulesOfAddress);
  const read = readSearch(new URLSearchParams(search).get('search'), rules);
  return (
    <div className={styles.trouble}>
      <h1>{t('errors.failedTitle')}</h1>
      <p role="alert">{t(`errors.${code}`)}</p>
      <a
        href={`${pathname}${search}`}
        role="button"
        className={buttonClass({ variant: 'primary' })}
        aria-disabled={isRetrying}
        onClick={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        {t(isRetrying ? 'errors.retrying' : 'errors.retry')}
      </a>
      <SearchForm initial={read.search} />
    </div>
  );
}

/** Error boundary for wrong searches and failing suppliers; anything else is left to the host. */
export function SearchErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const error: unknown = useRouteError();
  if (!isRouteErrorResponse(error) || error.status === 404) return fallback;
  return error.status === 400 || error.status === 422 ? (
    <InvalidSearch isPastThere={isPastThere(error.data)} />
  ) : (
    <FailedSearch code={codeOf(error.data)} />
  );
}
