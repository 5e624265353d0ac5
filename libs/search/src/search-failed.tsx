import type { Translate } from '@wayfare/i18n';
import { Button, Inline, Notice } from '@wayfare/ui';

/** The code of a failure that there is a text for: a call's own time-out is the supplier's, the rest is `OTHER`. */
export const failureOf = (code: unknown, known: readonly string[]): string =>
  known.find((each) => each === (code === 'TIMEOUT' ? 'SUPPLIER_TIMEOUT' : code)) ?? 'OTHER';

/** Which failures of a product's searches have a text of their own, `failure.…` of its namespace. */
export interface Failures {
  known: readonly string[];
  /** codes of searches that asking again does not help, each with the name of its text */
  invalid: Readonly<Record<string, string>>;
}

interface Props {
  t: Translate;
  failures: Failures;
  /** of the ApiError */
  code: string;
  onRetry: () => void;
  onEdit: () => void;
}

/** Why nothing can be shown, with what can be done about it; the search stays as it is (ERR-07). */
export function SearchFailed({ t, failures: { known, invalid }, code, onRetry, onEdit }: Props) {
  const isInvalid = invalid[code] !== undefined;
  return (
    <Notice tone="error" title={t(isInvalid ? 'results.invalid' : 'results.failed')}>
      <p>{t(`failure.${invalid[code] ?? failureOf(code, known)}`)}</p>
      <Inline>
        {!isInvalid && <Button onClick={onRetry}>{t('results.retry')}</Button>}
        <Button variant="secondary" onClick={onEdit}>
          {t('results.edit')}
        </Button>
      </Inline>
    </Notice>
  );
}
