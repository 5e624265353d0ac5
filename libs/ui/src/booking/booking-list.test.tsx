import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { BookingCard } from './booking-card';
import { BookingList, type BookingListProps } from './booking-list';

expect.extend(toHaveNoViolations);

interface Trip {
  booking_id: string;
  lastDay: string;
}

type Query = BookingListProps<Trip>['query'];

const PAST: Trip = { booking_id: 'b-1', lastDay: '2020-01-01' };
const COMING: Trip = { booking_id: 'b-2', lastDay: '2999-01-01' };
const BAD = { booking_id: 'b-9', message: 'The record is damaged', details: 'row 7' };
const query = (changes: Partial<Query> = {}): Query => ({
  data: undefined,
  error: null,
  refetch: () => undefined,
  ...changes,
});
const loaded = (bookings: Trip[], failed = [BAD]) => query({ data: { bookings, failed } });

const words = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const datedOf = ({ lastDay }: Trip) => ({
  status: 'confirmed',
  lastDay,
  timeZone: 'Europe/Madrid',
});

function Card({ booking }: { booking: Trip }) {
  return (
    <BookingCard
      title={`Trip ${booking.booking_id}`}
      status="confirmed"
      statusText="confirmed"
      actions={<span>Can no longer be cancelled</span>}
    >
      <p>{booking.lastDay}</p>
    </BookingCard>
  );
}

function page(shown: Query, { report, path = '/' }: { report?: jest.Mock; path?: string } = {}) {
  const element = (
    <>
      <h2>Trips</h2>
      <BookingList query={shown} t={words} datedOf={datedOf} Card={Card} report={report} />
    </>
  );
  return (
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })}
    />
  );
}

describe("a vertical's part of the list of bookings", () => {
  it('ACC-31 ACC-32 shows what could be read and names what could not, status in words', async () => {
    const { container } = render(page(loaded([PAST, COMING])));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'bookings.oneFailed b-9The record is damagedrow 7',
    );
    expect(screen.getByRole('article', { name: 'Trip b-1' })).toHaveTextContent('confirmed');
    expect(screen.getByRole('status')).toHaveTextContent('bookings.count 2');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['/?filter=incoming', ['Trip b-2']],
    ['/?filter=expired', ['Trip b-1']],
    ['/?filter=canceled', []],
  ])('ACC-25 shows at %s: %j', (path, expected) => {
    render(page(loaded([PAST, COMING], []), { path }));
    expect(
      screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(expected);
    expect(screen.getByRole('status')).toHaveTextContent(
      expected.length === 0 ? 'bookings.none' : 'bookings.count 1',
    );
  });

  it.each<[string, Query, object[]]>([
    ['nothing while it waits', query(), []],
    [
      'its numbers, of all filters, once it is there',
      loaded([PAST, COMING]),
      [{ all: 2, incoming: 1, expired: 1, canceled: 0, failed: 1 }],
    ],
    ['that there are none when it failed', query({ error: new Error('down') }), [{}]],
  ])('ACC-25 tells the page %s', (_, shown, told) => {
    const report = jest.fn();
    render(page(shown, { report, path: '/?filter=canceled' }));
    expect(report.mock.calls.flat()).toEqual(told);
  });

  it('tries again when it failed, and says that it is waiting when it is', async () => {
    const refetch = jest.fn();
    const { unmount } = render(page(query({ error: new Error('down'), refetch })));
    await userEvent.click(screen.getByRole('button', { name: 'common:retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    unmount();
    render(page(query()));
    expect(screen.getByRole('status')).toHaveTextContent('bookings.loading');
  });
});
