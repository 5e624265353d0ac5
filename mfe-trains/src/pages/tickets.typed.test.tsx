import { searchTickets } from '@wayfare/api-contract';
import { expectAccessible } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { openTickets, QUERY } from '../testing/tickets-page';

const parameter = (path: string, name: string) => new URL(path, 'http://x').searchParams.get(name);
const typed = (text: string) => QUERY.replace('FR%3Aparis', encodeURIComponent(text));

describe('stations that were typed and not chosen, as a form sends them before its script', () => {
  it.each(['lyon', 'LYON', ' Lyon '])(
    'TRN-54 OQ-64 are the only places of their name: "%s"',
    async (text) => {
      const { router } = await openTickets(`/trains/search?${typed(text)}`);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Amsterdam to Lyon' }),
      ).toBeVisible();
      const { pathname, search } = router.state.location;
      expect(parameter(pathname + search, 'to')).toBe('FR:lyon');
    },
  );

  it.each([
    ['/trains/search', 'Par', 'Which place do you mean?', 'To: “Par”', 'Paris, all stations'],
    ['/nl/treinen/zoek', 'Par', 'Welke plaats bedoel je?', 'Naar: “Par”', 'Parijs, alle stations'],
  ])(
    'TRN-54 OQ-64 are asked about where they may be several: %s',
    async (path, text, title, field, city) => {
      const { view, wire } = await openTickets(`${path}?${typed(text)}`);
      const choice = await screen.findByRole('region', { name: title });
      expect(within(choice).getByRole('heading', { level: 3 })).toHaveTextContent(field);
      const [first, ...others] = within(choice).getAllByRole('link');
      expect(first).toHaveTextContent(city);
      expect(others).toHaveLength(1);
      const href = first?.getAttribute('href') ?? '';
      expect(['from', 'to', 'date', 'adult'].map((name) => parameter(href, name))).toEqual([
        'NL:amsterdam',
        'FR:paris',
        '2027-01-14',
        '1',
      ]);
      expect(wire.requestsTo(searchTickets)).toEqual([]);
      await expectAccessible(view.container);
    },
  );
});
