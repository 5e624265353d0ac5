import { linkedPriceAlert, type PriceAlert } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, renderRoute, wireError } from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { anAlert } from '../testing/saved';

beforeEach(() => sessionStorage.clear());

async function open(path: string, first: PriceAlert['state'] | Response) {
  let state = first;
  const wire = fakeWire([
    [
      linkedPriceAlert,
      ({ action }) => {
        if (state instanceof Response) return state;
        if (action !== 'look') state = action;
        return anAlert('a-1', { state });
      },
    ],
  ]);
  const page = await renderRoute(vertical, manifest, path, { wire });
  const actions = () =>
    wire.requestsTo(linkedPriceAlert).map(({ key, action }) => `${key} ${action}`);
  return { ...page, actions };
}

describe('the link of a price alert', () => {
  it('turns it on by one press, and not by being opened', async () => {
    const { user, view, actions, address, head } = await open('/price-alert?ticket=k1', 'waiting');
    expect(await screen.findByText('Turn this price alert on?')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Amsterdam – Barcelona' })).toBeVisible();
    expect(head()).toMatchObject({ title: 'Price alert', noindex: true });
    await waitFor(() => expect(address()).toBe('/price-alert'));
    expect(actions()).toEqual(['k1 look']);
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Turn it on' }));
    const told = await screen.findByText('The price alert is on');
    expect(told.closest('[tabindex]')).toHaveFocus();
    expect(actions()).toEqual(['k1 look', 'k1 on']);
    expect(screen.getByRole('link', { name: 'See the offers now' })).toHaveAttribute(
      'href',
      '/flights/results?from=AMS',
    );
  });

  it('ends it by being opened, says so, and offers it again', async () => {
    const { user, view, actions } = await open('/nl/prijsalert-uit?ticket=k1', 'on');
    expect(await screen.findByText('De prijsalert staat uit')).toBeVisible();
    expect(actions()).toEqual(['k1 off']);
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Weer aanzetten' }));
    expect(await screen.findByText('De prijsalert staat aan')).toBeVisible();
    expect(actions()).toEqual(['k1 off', 'k1 on']);
    await user.click(screen.getByRole('button', { name: 'Zet deze prijsalert uit' }));
    expect(await screen.findByText('De prijsalert staat uit')).toBeVisible();
  });

  it.each<[string, string, Response, string]>([
    ['has no key', '/price-alert', wireError(500), 'This link does not work'],
    [
      'is over',
      '/price-alert?ticket=k',
      wireError(410, { code: 'TICKET', message: 'x' }),
      'This link does not work',
    ],
    [
      'cannot be looked up',
      '/price-alert?ticket=k',
      wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
      'That did not work. Please try again.',
    ],
  ])('says so when it %s', async (_what, path, answer, text) => {
    await open(path, answer);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
