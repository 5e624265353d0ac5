import { installPayments, standStill, type RenderedRoute } from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fillPassengers } from '../testing/fill-passengers';
import { openTrains, settled } from '../testing/open-trains';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

/**
 * Section 7 of the specification, as far as buying goes, in the order of section 4: what is called, and what its body
 * holds. `language` is ours; calls that the specification leaves out (section 3 of the decisions) say so.
 */
const CONTRACT = [
  { method: 'POST', path: '/api/trains/search-p2p', keys: ['legs', 'travelers'] },
  { method: 'POST', path: '/api/trains/create-booking-p2p', keys: ['booking'] },
  {
    method: 'POST',
    path: '/api/trains/create-service-offer',
    keys: [
      'user',
      'bookingID',
      'itemID',
      'serviceOfferID',
      'request',
      'request.serviceId',
      'request.fareOfferIds',
      'request.count',
    ],
  },
  {
    method: 'POST',
    path: '/api/trains/delete-service-offer',
    keys: ['user', 'bookingID', 'itemID', 'serviceOfferID'],
  },
  {
    method: 'POST',
    path: '/api/trains/create-service-offer',
    keys: [
      'user',
      'bookingID',
      'itemID',
      'serviceOfferID',
      'request',
      'request.serviceId',
      'request.fareOfferIds',
      'request.count',
    ],
  },
  {
    method: 'PUT',
    path: '/api/trains/preferences-types',
    keys: ['user', 'bookingID', 'itemID', 'request', 'request.preferences'],
  },
  { method: 'PUT', path: '/api/trains/update-travelers', keys: ['user', 'bookingID', 'items'] },
  {
    method: 'POST',
    path: '/api/trains/prebook',
    keys: ['user', 'bookingID', 'request', 'request.items', 'request.shownTotal'],
  },
  { method: 'POST', path: '/api/trains/create-payment-intent', keys: ['user'] },
  { method: 'POST', path: '/api/trains/confirm-booking', keys: ['user', 'payment_intent_id'] },
];

/** Lookups that change nothing come as often as a page likes. */
const LOOKUPS = [
  'get-booking',
  'get-last-basket',
  'booking',
  'rail-cards',
  'places',
  'pass-areas',
  'cheapest-days',
].map((name) => `/api/trains/${name}`);

function keysOf(body: unknown, prefix = ''): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([key, value]) => [
    `${prefix}${key}`,
    ...(key === 'request' ? keysOf(value, 'request.') : []),
  ]);
}

const madeCalls = ({ wire }: Pick<RenderedRoute, 'wire'>) =>
  wire.requests
    .filter(({ path }) => path.startsWith('/api/trains/') && !LOOKUPS.includes(path))
    .map(({ method, path, request }) => ({
      method,
      path,
      keys: keysOf(request)
        .filter((key) => key !== 'language')
        .sort(),
    }));

/** From the results to the first passenger field. */
async function chooseTicket({ user }: RenderedRoute): Promise<void> {
  const [train] = await screen.findAllByRole('article');
  if (train === undefined) throw new Error('no train was found');
  await user.click(within(train).getByRole('button', { name: /details/ }));
  await user.click(await within(train).findByRole('radio', { name: /Semi flex/ }));
  await user.click(await screen.findByRole('button', { name: /^Choose this ticket/ }));
}

async function chooseExtras({ user }: RenderedRoute): Promise<void> {
  const bags = within(screen.getByRole('group', { name: /^Extra bags: / }));
  const count = () => bags.getByRole('status', { name: /^Extra bag/ });
  for (const [button, after] of [
    [/^\+ Extra bag/, '1'],
    [/^− Extra bag/, '0'],
    [/^\+ Extra bag/, '1'],
  ] as const) {
    await user.click(bags.getByRole('button', { name: button }));
    await waitFor(() => expect(count()).toHaveTextContent(after));
    await settled();
  }
  await user.selectOptions(screen.getByLabelText('Seat'), 'Window');
  await settled();
}

describe('buying a ticket', () => {
  it('TRN-41 TRN-42 goes through its pages, and makes the calls of section 7 in their order with their payloads', async () => {
    const page = await openTrains(
      '/trains/search?from=NL%3Aamsterdam&to=FR%3Aparis&date=2027-01-14&hour=8&adult=1',
    );
    const pages = [page.router.state.location.pathname];
    page.router.subscribe(({ location, navigation }) => {
      if (navigation.state === 'idle' && pages.at(-1) !== location.pathname)
        pages.push(location.pathname);
    });

    await chooseTicket(page);
    await screen.findByRole('heading', { level: 1, name: 'Passengers' });
    await chooseExtras(page);
    fillPassengers();
    await page.user.click(screen.getByRole('button', { name: 'Check your cart' }));
    await page.user.click(await screen.findByRole('link', { name: 'Continue to payment' }));
    await screen.findByRole('heading', { level: 1, name: 'Payment' });
    await act(settled);
    await page.user.click(
      await screen.findByRole('button', { name: /^Book with obligation to pay/ }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Your tickets are booked' });

    expect(pages).toEqual([
      '/trains/search',
      '/trains/passengers',
      '/trains/checkout',
      '/trains/payment',
      '/trains/success',
    ]);
    expect(madeCalls(page)).toEqual(
      CONTRACT.map((call) => ({ ...call, keys: [...call.keys].sort() })),
    );
  });
});
