import type { Translate } from '@wayfare/i18n';

/** `code` is field and problem, such as `0.1.first_name required`. */
export function problemText(code: string, t: Translate): string {
  const [field = '', problem = ''] = code.split(' ');
  const name = field.split('.')[2] ?? '';
  return problem === 'required'
    ? t(`passengers.required.${name}`)
    : t(`passengers.problems.${problem}`);
}
