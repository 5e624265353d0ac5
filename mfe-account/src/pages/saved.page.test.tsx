import { expectAccessible, fakeWire, renderRoute } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { MEMBER } from '../testing/area';
import { noted } from '../testing/saved';

const open = (path: string, user?: typeof MEMBER) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([]),
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
});
