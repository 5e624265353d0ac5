import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { DateField, type DateFieldProps } from './date-field';

const TEXTS = {
  openCalendar: 'Open the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  calendarFailed: 'Please type the date',
};

function Departure({ value: initial = '', ...rest }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(initial);
  return (
    <DateField
      name="date"
      label="Departure"
      min="2026-12-05"
      max="2027-12-05"
      calendar={{ language: 'en', ...TEXTS }}
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
}

const input = () => screen.getByLabelText('Departure', { selector: 'input' });
const open = () =>
  userEvent.click(screen.getByRole('button', { name: 'Open the calendar: Departure' }));

describe('a day', () => {
  it('is in a plain form before any script, in the order of the language', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Departure value="2026-12-10" />);
    expect(page.querySelector('input')).toMatchObject({ name: 'date', value: '10/12/2026' });
  });

  it.each([
    ['en', '2026-12-10', 'Thursday 10 December 2026'],
    ['nl', '2026-12-10', 'donderdag 10 december 2026'],
    ['en', '0020-12-10', ''],
    ['en', '', ''],
  ] as const)('is told in %s in the words of the page: %s', (language, value, words) => {
    render(<Departure value={value} calendar={{ language, ...TEXTS }} error="Not then" />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(input()).toHaveAccessibleDescription(`Not then ${words}`.trim());
  });

  it('is picked in a calendar that arrives with the first press, and the focus returns', async () => {
    render(<Departure value="2026-12-10" />);
    await open();
    const calendar = within(await screen.findByRole('dialog', { name: 'Departure' }));
    expect(calendar.getByRole('button', { name: /10 December 2026 selected/ })).toHaveFocus();
    expect(calendar.getByRole('button', { name: /\b4 December 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(calendar.getByRole('button', { name: /\b15 December 2026/ }));
    expect(input()).toHaveValue('15/12/2026');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  it('stays as it is when the calendar is left with Escape', async () => {
    const { container } = render(<Departure value="2026-12-10" />);
    await open();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(input()).toHaveValue('10/12/2026');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('has the browser’s own calendar alone where no texts are given', () => {
    render(<Departure calendar={undefined} value="2026-12-10" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    fireEvent.change(input(), { target: { value: '2026-12-11' } });
    expect(input()).toHaveValue('2026-12-11');
    expect(input()).not.toHaveAccessibleDescription();
  });
});
