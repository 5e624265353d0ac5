import { useTranslation } from '@wayfare/i18n';
import { ErrorSummary } from '@wayfare/ui';
import type { SearchField, SearchProblem } from './search-rules';

interface Props {
  /** How often the search was refused; each time the summary takes the focus. */
  refusals: number;
  problems: Partial<Record<SearchField, SearchProblem | undefined>>;
  fieldIds: Record<SearchField, string>;
}

const FIELDS: readonly SearchField[] = ['place', 'dates', 'party'];

/** Everything that kept a search from being sent. What is wrong with the search in the URL stands at its fields alone. */
export function ProblemSummary({ refusals, problems, fieldIds }: Props) {
  const { t } = useTranslation('hotels');
  const errors = FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined
      ? []
      : [{ fieldId: fieldIds[field], message: t(`problems.${problem}`) }];
  });
  if (refusals === 0 || errors.length === 0) return null;
  return <ErrorSummary key={refusals} title={t('problems.title')} errors={errors} />;
}
