import type { FlightOffer } from '@wayfare/api-contract';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** `code` is field and problem, such as `2.date_of_birth ageOfType`. */
export function problemText(
  code: string,
  { passengers }: Pick<FlightOffer, 'passengers'>,
  t: Translate,
): string {
  const [field = '', problem = ''] = code.split(' ');
  const [owner, ...path] = field.split('.');
  const type = passengers[Number(owner)]?.type;
  if (problem === 'required') return t(`travellers.required.${path.join('_')}`);
  if (problem === 'ageOfType' || problem === 'adultTaken')
    return t(`travellers.problems.${problem}.${type ?? 'adult'}`);
  return t(`travellers.problems.${problem}`);
}
