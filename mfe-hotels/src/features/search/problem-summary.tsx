import { useTranslation } from '@wayfare/i18n';
import type { Ref } from 'react';
import type { SearchField, SearchProblem } from './search-rules';
import styles from './search-form.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  problems: Partial<Record<SearchField, SearchProblem | undefined>>;
  fieldIds: Record<SearchField, string>;
}

/** To the field; guests are behind a disclosure, which is opened at what is wrong in it. */
function goTo(id: string, field: SearchField): void {
  const target = document.getElementById(id);
  const panel = field === 'party' ? (target?.closest('details') ?? null) : null;
  if (panel !== null) panel.open = true;
  (panel?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? target)?.focus();
}

const FIELDS: readonly SearchField[] = ['place', 'dates', 'party'];

/** Everything that keeps a search from being sent, each with a link to its field. */
export function ProblemSummary({ ref, problems, fieldIds }: Props) {
  const { t } = useTranslation('hotels');
  const found = FIELDS.filter((field) => problems[field] !== undefined);
  if (found.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <p>{t('problems.title')}</p>
      <ul>
        {found.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldIds[field]}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(fieldIds[field], field);
              }}
            >
              {t(`problems.${problems[field] ?? ''}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
