import { articleList, destinationClimate, destinationList, seoText } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, renderRoute } from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { type Calls, bySlug, open, section } from '../testing/destination-page';
import { CLIMATE, listOf, SEO_TEXT } from '../testing/entries';

const hotels = manifestOf('hotels');

describe('the page of a destination', () => {
  it.each([
    [
      '/vacation/spain',
      'Spain',
      'Spain: when to go, climate and hotels',
      'Best months: April to May, September',
      'Capital',
    ],
    [
      '/nl/vacation/spanje',
      'Spanje',
      'Spanje: beste reistijd, klimaat en hotels',
      'Beste maanden: april tot en met mei, september',
      'Hoofdstad',
    ],
  ])(
    'CNT-16 has name, title, picture, best months and facts at %s',
    async (path, name, title, best, fact) => {
      const { view, head } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      expect(head()).toMatchObject({
        title,
        description: 'Late dinners, fast trains and four kinds of coast.',
        alternates: { en: '/vacation/spain', nl: '/nl/vacation/spanje' },
      });
      expect(screen.getByRole('img', { name: 'Drawing of a bay' })).toHaveAttribute(
        'fetchpriority',
        'high',
      );
      expect(screen.getByText(best)).toBeVisible();
      expect(screen.getByText(fact).nextSibling).toHaveTextContent('Madrid');
      expect(screen.getByRole('heading', { name: 'Cádiz' })).toBeVisible();
      await expectAccessible(view.container);
    },
  );

  it('CNT-18 shows the climate of a place as a chart and as a table with units in words, and its source', async () => {
    await open('/vacation/spain');
    const climate = section('When to go');
    expect(
      climate.getByRole('img', { name: /temperature and the rain of each month in Madrid/ }),
    ).toBeVisible();
    expect(climate.getByRole('status')).toHaveTextContent(
      'Madrid: up to 32 °C by day in July, down to 1 °C at night in January. Most rain in November: 58 mm.',
    );
    const table = within(
      climate.getByRole('table', { name: 'The weather of Madrid, month by month' }),
    );
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Month',
      'By day degrees Celsius',
      'At night degrees Celsius',
      'Rain millimetres',
      'Wet days days',
      'Sun hours a day',
    ]);
    expect(table.getAllByRole('rowheader')).toHaveLength(12);
    expect(table.getByRole('row', { name: /^April/ })).toHaveTextContent(
      'April (one of the best months)1892367.3',
    );
    expect(climate.getByText(/Normals 1961–1990, CRU CL 2.0/)).toBeVisible();
    expect(climate.getByRole('link', { name: 'Data sources' })).toHaveAttribute(
      'href',
      '/data-sources',
    );
  });

  it('CNT-18 keeps the choice of a place in the address, the same in both languages', async () => {
    const { user, address } = await open('/vacation/spain');
    await user.click(screen.getByRole('link', { name: 'Seville' }));
    expect(address()).toBe('/vacation/spain?place=2');
    expect(
      await screen.findByRole('table', { name: 'The weather of Seville, month by month' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seville' })).toHaveAttribute('aria-current', 'true');
  });

  it('CNT-18 asks for the climate in the language of the page', async () => {
    const { wire } = await open('/nl/vacation/spanje');
    expect(wire.requestsTo(destinationClimate)).toEqual([{ country: 'ES', language: 'nl' }]);
  });

  it('CNT-19 has the articles about the country, and none of others', async () => {
    await open('/vacation/spain');
    expect(
      section('Read on')
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Three days in Valencia']);
  });

  it('PLT-20 leaves articles out while they are switched off', async () => {
    await open('/vacation/spain', { flags: { articles: false } });
    expect(screen.queryByRole('region', { name: 'Read on' })).not.toBeInTheDocument();
  });

  it('leads to hotels, flights, trains and regions, without trains while they are switched off', async () => {
    const { view } = await open('/vacation/spain');
    const links = () =>
      section('Plan your trip')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/hotels/spain', '/flights', '/trains', '/country?codeCountry=ES']);
    view.unmount();
    await open('/vacation/spain', { flags: { trains: false } });
    expect(links()).toEqual(['/hotels/spain', '/flights', '/country?codeCountry=ES']);
  });

  it('SEO-07 says where it stands and what it is about in structured data', async () => {
    const { head } = await open('/vacation/spain');
    expect(head()?.structured).toEqual([
      expect.objectContaining({
        '@type': 'TouristDestination',
        name: 'Spain',
        url: '/vacation/spain',
        image: ['/media/beach-1/1280.webp'],
      }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ item: '/' }),
          expect.objectContaining({ item: '/destinations' }),
          expect.objectContaining({ position: 3, item: '/vacation/spain' }),
        ],
      }),
    ]);
  });

  it.each([
    ['/nl/vacation/spain?place=2', '/nl/vacation/spanje?place=2'],
    ['/vacation/spanje', '/vacation/spain'],
    ['/vacation/Spain', '/vacation/spain'],
  ])('OQ-13 sends %s to %s', async (path, own) => {
    const { address } = await open(path);
    expect(address()).toBe(own);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Span?i?n?j?e?/);
  });
});

describe('the hotels of a destination', () => {
  it('CNT-18 come from the vertical that sells them, for the country of the page', async () => {
    const asked: unknown[] = [];
    const seller = {
      ...hotels,
      slots: [{ id: 'hotels.featured/v1', order: 1, label: { en: 'Hotels', nl: 'Hotels' } }],
    };
    const Component = ({ params }: { params?: Readonly<Record<string, string>> | undefined }) => {
      asked.push(params);
      return <p>Six hotels</p>;
    };
    const noMessages = () => Promise.resolve({ default: {} });
    const beside = [
      {
        manifest: seller,
        vertical: {
          name: 'hotels',
          routes: {},
          slots: { 'hotels.featured/v1': () => Promise.resolve({ Component }) },
          messages: { en: noMessages, nl: noMessages },
        },
      },
    ];
    const wire = fakeWire<Calls>([
      [destinationList, bySlug],
      [destinationClimate, CLIMATE],
      [seoText, SEO_TEXT],
      [articleList, listOf()],
    ]);
    await renderRoute(vertical, manifest, '/vacation/spain', { wire, beside });
    const hotelsOf = section('Featured hotels');
    expect(await hotelsOf.findByText('Six hotels')).toBeVisible();
    expect(asked.at(-1)).toEqual({ countryCode: 'ES' });
    expect(hotelsOf.getByRole('link', { name: 'Show all hotels' })).toHaveAttribute(
      'href',
      '/hotels/spain',
    );
  });
});
