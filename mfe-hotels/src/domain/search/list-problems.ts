import type { Translate } from '@wayfare/i18n';
import type { SearchField, SearchProblems } from './search-rules';

const FIELDS: readonly SearchField[] = ['place', 'dates', 'party'];

export const listProblems = (
  problems: SearchProblems,
  t: Translate,
): { field: SearchField; message: string }[] =>
  FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ field, message: t(`problems.${problem}`) }];
  });
