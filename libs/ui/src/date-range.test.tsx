import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { DateRangePanel, type DateRangePanelProps, type DateRangeValue } from './date-range';

const messages = {
  calendar: 'Dates of the stay',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseStart: 'Choose the day of arrival',
  chooseEnd: 'Choose the day of departure',
  nights: (count: number) => `${count} nights`,
};

function Panel({ value: initial = {}, onChange, ...rest }: Partial<DateRangePanelProps>) {
  const [value, setValue] = useState<DateRangeValue>(initial);
  return (
    <DateRangePanel
      language="en"
      min="2026-12-05"
      max="2027-12-05"
      messages={messages}
      ends={{ start: 'Arrival', end: 'Departure' }}
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });

describe('the calendar for a stay', () => {
  it('takes the first click as arrival and the second as departure, and tells the nights', async () => {
    const onChange = jest.fn();
    render(<Panel onChange={onChange} />);
    expect(screen.getByRole('status')).toHaveTextContent('Choose the day of arrival');
    await userEvent.click(day(/10 December 2026/));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Arrival 10 December 2026. Choose the day of departure',
    );
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(day(/13 December 2026/));
    expect(onChange).toHaveBeenCalledWith({ start: '2026-12-10', end: '2026-12-13' });
    expect(screen.getByRole('status')).toHaveTextContent('3 nights');
  });

  it.each([
    ['an earlier day', /\b8 December 2026/, { start: '2026-12-08', end: '2026-12-12' }],
    ['the same day', /10 December 2026/, { start: '2026-12-10', end: '2026-12-12' }],
  ])('begins anew when the second click is on %s', async (_what, second, expected) => {
    const onChange = jest.fn();
    render(<Panel onChange={onChange} />);
    await userEvent.click(day(/10 December 2026/));
    await userEvent.click(day(second));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Choose the day of departure');
    await userEvent.click(day(/12 December 2026/));
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  it('names the day of arrival and the day of departure as such, and no other', async () => {
    render(<Panel value={{ start: '2026-12-10', end: '2026-12-13' }} />);
    expect(day(/10 December 2026 selected, Arrival$/)).toBeVisible();
    expect(day(/13 December 2026 selected, Departure$/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /(Arrival|Departure)$/ })).toHaveLength(2);
    await userEvent.click(day(/17 December 2026/));
    expect(screen.getByRole('button', { name: /(Arrival|Departure)$/ })).toHaveAccessibleName(
      /17 December 2026 selected, Arrival$/,
    );
  });

  it('offers no day before the first possible one', async () => {
    const onChange = jest.fn();
    render(<Panel onChange={onChange} />);
    expect(day(/\b4 December 2026/)).toHaveAttribute('aria-disabled', 'true');
    expect(day(/\b5 December 2026/)).not.toHaveAttribute('aria-disabled');
  });

  it('offers no departure beyond the longest stay', async () => {
    render(<Panel maxNights={3} />);
    await userEvent.click(day(/10 December 2026/));
    expect(day(/13 December 2026/)).not.toHaveAttribute('aria-disabled');
    expect(day(/14 December 2026/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('is worked with the keyboard alone', async () => {
    const onChange = jest.fn();
    render(<Panel autoFocus value={{ start: '2026-12-10' }} onChange={onChange} />);
    expect(day(/10 December 2026/)).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenCalledWith({ start: '2026-12-10', end: '2026-12-12' });
  });

  it('speaks Dutch and begins the week on Monday', () => {
    render(<Panel language="nl" value={{ start: '2026-12-10', end: '2026-12-12' }} />);
    expect(screen.getByRole('grid', { name: 'Dates of the stay, december 2026' })).toBeVisible();
    const week = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(week[0]).toBe('ma');
  });

  it('shows a range that is none as an empty calendar', () => {
    render(<Panel value={{ start: 'soon', end: '2026-12-12' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Choose the day of arrival');
  });

  it('has no accessibility faults', async () => {
    const { container } = render(<Panel value={{ start: '2026-12-10', end: '2026-12-12' }} />);
    expect((await axe(container)).violations).toEqual([]);
  });
});
