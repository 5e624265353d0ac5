import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { DateRangeValue } from '../date-range';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field';

const messages = {
  calendar: 'Dates of the stay',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseStart: 'Choose the day of arrival',
  chooseEnd: 'Choose the day of departure',
  nights: (count: number) => `${count} nights`,
  openCalendar: 'Open the calendar',
  calendarFailed: 'Please type the dates',
};

function Stay({ value: initial = {}, ...rest }: Partial<DateRangeFieldProps>) {
  const [value, setValue] = useState<DateRangeValue>(initial);
  const names = { start: 'checkIn', end: 'checkOut' };
  return (
    <form>
      <DateRangeField
        language="en"
        name={names}
        id="stay"
        label="Dates"
        startLabel="Check-in"
        endLabel="Check-out"
        min="2026-12-05"
        max="2027-12-05"
        maxNights={30}
        messages={messages}
        {...rest}
        value={value}
        onChange={setValue}
      />
    </form>
  );
}

const december = { start: '2026-12-10', end: '2026-12-12' };
const shown = () =>
  [screen.getByLabelText('Check-in'), screen.getByLabelText('Check-out')].map((input) =>
    input instanceof HTMLInputElement ? input.value : '',
  );

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

describe('the dates of a stay', () => {
  it('are in a plain form before any script, in the order of the language', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Stay value={december} />);
    const inputs = [...page.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(inputs).toEqual([
      ['checkIn', '10/12/2026'],
      ['checkOut', '12/12/2026'],
    ]);
  });

  it('are picked in a calendar that arrives with the first press, and the focus returns', async () => {
    render(<Stay value={december} />);
    const button = screen.getByRole('button', { name: 'Open the calendar' });
    await userEvent.click(button);
    const calendar = await screen.findByRole('dialog', { name: 'Dates of the stay' });
    await userEvent.click(within(calendar).getByRole('button', { name: /\b15 December 2026/ }));
    await userEvent.click(within(calendar).getByRole('button', { name: /\b18 December 2026/ }));
    expect(shown()).toEqual(['15/12/2026', '18/12/2026']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('are picked in the calendar that a touch on a field brings, with what the days cost', async () => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    });
    const shownMonths = jest.fn();
    const prices = {
      priceOf: (day: string) =>
        day === '2026-12-15' ? { text: '€82', isLowest: true } : undefined,
      note: 'Prices for two',
      onMonths: shownMonths,
    };
    const { container } = render(<Stay value={december} prices={prices} />);
    await userEvent.click(screen.getByLabelText('Check-in'));
    const calendar = within(await screen.findByRole('dialog'));
    expect(calendar.getByText('Prices for two')).toHaveAttribute('role', 'status');
    expect(shownMonths).toHaveBeenLastCalledWith(['2026-12']);
    await userEvent.click(calendar.getByRole('button', { name: /15 December 2026, €82/ }));
    await userEvent.click(calendar.getByRole('button', { name: /\b18 December 2026/ }));
    expect(shown()).toEqual(['15/12/2026', '18/12/2026']);
    expect(shownMonths).toHaveBeenLastCalledWith([]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('are written out when the field is left', async () => {
    render(<Stay />);
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '10122026' } });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.blur(screen.getByLabelText('Check-in'));
    expect(shown()).toEqual(['10/12/2026', '']);
    expect(screen.getByRole('status')).toHaveTextContent('Thu 10 Dec 2026');
  });

  it('stay as they are when the calendar is left with Escape', async () => {
    render(<Stay value={december} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /\b20 December 2026/ }),
    );
    await userEvent.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shown()).toEqual(['10/12/2026', '12/12/2026']);
  });

  it.each([
    ['en', december, 'Thu 10 Dec 2026 – Sat 12 Dec 2026, 2 nights'],
    ['nl', december, 'do 10 dec 2026 – za 12 dec 2026, 2 nights'],
    ['en', { start: '2026-12-10' }, 'Thu 10 Dec 2026'],
    ['en', { start: '0202-12-10' }, ''],
  ] as const)('are told in %s in the words of the page: %j', (language, value, words) => {
    render(<Stay language={language} value={value} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByLabelText('Check-in')).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText('Check-out')).toHaveAccessibleDescription(words);
  });

  it('say what is wrong on both inputs', async () => {
    const { container } = render(<Stay error="Choose the dates of your stay" />);
    expect(screen.getByLabelText('Check-in')).toBeInvalid();
    expect(screen.getByLabelText('Check-out')).toHaveAccessibleDescription(
      'Choose the dates of your stay',
    );
    expect((await axe(container)).violations).toEqual([]);
  });
});
