import type { Translate } from '@wayfare/i18n';
import { Button, Inline, Notice } from '@wayfare/ui';

/** Failure code with a text; time-outs of a call count as the supplier's, others as `OTHER`. */
export const failureOf = (code: unknown, known: readonly string[]): string =>
  known.find((each) => each === (code === 'TIMEOUT' ? 'SUPPLIER_TIMEOUT' : code)) ?? 'OTHER';

export interface Failures {
  known: readonly string[];
  /** permanent failures by text name: no retry */
  invalid: Readonly<Record<string, string>>;
}

interface Props {
  t: Translate;
  failures: Failures;
  code: string;
  onRetry: () => void;
  onEdit: () => void;
}

/** Failure with its remedy; the search stays (ERR-07). */
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
