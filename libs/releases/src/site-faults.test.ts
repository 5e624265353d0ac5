import { document } from './testing/release.fixture';
import { siteFaults } from './site-faults';

const KNOWN = { flags: ['trains'], slots: ['home.search/v1'] };
const SLOT = { id: 'home.search/v1', order: 1, label: { en: 'A', nl: 'B' } };
const [ROUTE] = document.routes;

const faults = (...manifests: [folder: string, document: unknown][]) =>
  siteFaults(
    manifests.map(([folder, written]) => ({ folder, text: JSON.stringify(written) })),
    KNOWN,
  );

it('has nothing to say of manifests that are well', () => {
  const flagged = { ...document, routes: [{ ...ROUTE, flag: 'trains' }], slots: [SLOT] };
  expect(faults(['mfe-alpha', flagged])).toEqual([]);
});

it('names the vertical and every fault, of every manifest', () => {
  expect(
    faults(
      [
        'mfe-alpha',
        { ...document, criticality: 'high', routes: [{ ...ROUTE, layout: 'three' }], colour: 1 },
      ],
      ['mfe-beta', { ...document, name: 'beta', version: 'one' }],
    ),
  ).toEqual([
    expect.stringMatching(/^mfe-alpha\/vertical\.json: criticality: /),
    expect.stringMatching(/^mfe-alpha\/vertical\.json: routes\.0\.layout: /),
    expect.stringMatching(/^mfe-alpha\/vertical\.json: colour: /),
    expect.stringMatching(/^mfe-beta\/vertical\.json: version: /),
  ]);
});

it.each([
  [
    'a flag of a route that nobody has',
    { routes: [{ ...ROUTE, flag: 'rails' }] },
    'route index: there is no flag rails; there are trains',
  ],
  [
    'a flag of a slot that nobody has',
    { slots: [{ ...SLOT, flag: 'rails' }] },
    'slot home.search/v1: there is no flag rails; there are trains',
  ],
  [
    'a slot that no page opens',
    { slots: [{ ...SLOT, id: 'home.offers/v1' }] },
    'slot home.offers/v1: no page opens it; there are home.search/v1',
  ],
  ['another folder', { name: 'other' }, "name: other is not the folder's alpha"],
  [
    'a contract, which is not declared',
    { contract: '^2.0.0' },
    'contract: its build writes it, by what the vertical imports',
  ],
])('knows %s', (_what, change, fault: unknown) => {
  const [found, ...more] = faults(['mfe-alpha', { ...document, ...change }]);
  expect(found?.replace('mfe-alpha/vertical.json: ', '')).toEqual(fault);
  expect(more).toEqual([]);
});

it('says of a text that is no JSON whose it is', () => {
  expect(siteFaults([{ folder: 'mfe-alpha', text: '{' }], KNOWN)).toEqual([
    expect.stringMatching(/^mfe-alpha\/vertical\.json: no JSON: /),
  ]);
});

it('names every path that two verticals claim', () => {
  const routes = [ROUTE, { name: 'other', path: { en: '/other', nl: '/nl/anders' } }];
  expect(
    faults(
      ['mfe-alpha', { ...document, routes }],
      ['mfe-beta', { ...document, name: 'beta', routes }],
    ),
  ).toEqual([
    'alpha and beta both claim /alpha',
    'alpha and beta both claim /nl/alfa',
    'alpha and beta both claim /other',
    'alpha and beta both claim /nl/anders',
  ]);
});
