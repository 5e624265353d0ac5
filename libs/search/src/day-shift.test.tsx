import { render } from '@testing-library/react';
import { DayShift } from './day-shift';

it.each([
  [0, ''],
  [1, '+1 (1)'],
  [2, '+2 (2)'],
  [-1, '−1 (1)'],
])('an arrival %s days after its departure is told by %p', (days, said) => {
  const t = (_: string, values?: Record<string, unknown>) =>
    `${String(values?.['shift'])} (${String(values?.['count'])})`;
  expect(render(<DayShift days={days} t={t} />).container).toHaveTextContent(said);
});
