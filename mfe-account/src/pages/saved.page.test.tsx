import { endPriceAlert, priceAlerts, type PriceAlert } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, renderRoute } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { MEMBER } from '../testing/area';
import { anAlert, noted } from '../testing/saved';

let on: PriceAlert[] = [];
beforeEach(() => {
  on = [anAlert('a-1'), anAlert('a-2', { title: 'Amsterdam – Rome', ends_on: null })];
});

const open = (path: string, user?: typeof MEMBER) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [priceAlerts, () => ({ alerts: on })],
      [
        endPriceAlert,
        ({ id }) => {
          on = on.filter((alert) => alert.id !== id);
          return { ok: true };
        },
      ],
    ]),
    ...(user === undefined ? {} : { user }),
    beside: [noted('hotels', 'Hotels')],
  });

describe('the page of what was saved', () => {
  it.each([
    [
      '/saved',
      'Saved',
      /kept in this browser until you log out/,
      'Log in to keep it',
      '/user/login?return=%2Fsaved',
    ],
    [
      '/nl/bewaard',
      'Bewaard',
      /blijft in deze browser/,
      'Log in om het te houden',
      '/nl/gebruiker/login?return=%2Fnl%2Fbewaard',
    ],
  ])(
    'shows a visitor at %s what the browser keeps, and how to keep it longer',
    async (path, title, text, link, href) => {
      const { view, head } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
      expect(await screen.findByText('list of hotels')).toBeVisible();
      expect(head()).toMatchObject({ title, noindex: true });
      await expectAccessible(view.container);
    },
  );

  it('shows a member the list of each product', async () => {
    await open('/saved', MEMBER);
    expect(await screen.findByText('list of hotels')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Hotels' })).toBeVisible();
    expect(screen.queryByText(/kept in this browser/)).not.toBeInTheDocument();
  });

  it('lists the alerts of the account, and ends one by a press that says so', async () => {
    const { user, view } = await open('/saved', MEMBER);
    const list = within(await screen.findByRole('region', { name: 'Price alerts' }));
    expect(list.getByRole('link', { name: 'Amsterdam – Rome' })).toHaveAttribute(
      'href',
      '/flights/results?from=AMS',
    );
    expect(list.getAllByText(/Price that you know: €200\.00/)).toHaveLength(2);
    await expectAccessible(view.container);
    await user.click(
      list.getByRole('button', { name: 'End the price alert for Amsterdam – Barcelona' }),
    );
    const told = await screen.findByText('The price alert for Amsterdam – Barcelona is off');
    expect(told.closest('[tabindex]')).toHaveFocus();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });
});
