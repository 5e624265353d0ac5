import { visitorScript } from './visitor-script';

const at = (path: string) => history.replaceState(null, '', path);
const root = document.documentElement;

/** As the browser runs it, in a page of a language; where it went instead, and what the root element says then. */
function run(language = 'en', prefers = ['en-GB']): Record<string, string | undefined> {
  root.lang = language;
  delete root.dataset.consent;
  delete root.dataset.prefers;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(prefers);
  const replace = jest.fn();
  // jsdom goes nowhere
  new Function('location', visitorScript())({
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    replace,
  });
  return { ...root.dataset, to: replace.mock.calls[0]?.[0] as string | undefined };
}

beforeEach(() => {
  at('/things');
  for (const name of ['i18n_redirected', 'wayfare_consent'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['/', 'nl', '/nl'],
  ['/?tab=flights#a', 'nl', '/nl?tab=flights#a'],
  ['/', 'en', undefined],
  ['/', 'de', undefined],
  ['/things', 'nl', undefined],
])('OQ-12 a cached %s with the remembered language %s leads to %s', (path, remembered, to) => {
  at(path);
  document.cookie = `i18n_redirected=${remembered}; Path=/`;
  expect(run().to).toBe(to);
});

it('I18N-58 I18N-59 a Dutch page is remembered for 365 days, an English one is not', () => {
  run('en');
  expect(document.cookie).not.toContain('i18n_redirected');
  const set = jest.spyOn(document, 'cookie', 'set');
  run('nl');
  expect(set).toHaveBeenCalledWith('i18n_redirected=nl; Max-Age=31536000; Path=/; SameSite=Lax');
  run('nl');
  expect(set).toHaveBeenCalledTimes(1);
});

it.each([
  [['nl-NL', 'en'], undefined, 'nl'],
  [['NL'], undefined, 'nl'],
  [['fr', 'nl'], undefined, 'nl'],
  [['en', 'nl'], undefined, undefined],
  [['de'], undefined, undefined],
  [['nl'], 'en', undefined],
])(
  'I18N-61 a browser that prefers %j and remembers %s is offered %s',
  (prefers, remembered, offered) => {
    if (remembered !== undefined) document.cookie = `i18n_redirected=${remembered}; Path=/`;
    expect(run('en', prefers).prefers).toBe(offered);
  },
);

it.each([
  ['1.necessary', 'given'],
  ['1.statistics', 'given'],
  ['0.statistics', undefined],
  ['1.all', undefined],
])('OQ-21 the question is not for who has answered: %s', (cookie, consent) => {
  document.cookie = `wayfare_consent=${cookie}; Path=/`;
  expect(run().consent).toBe(consent);
});

it('NFR can’t end its element', () => expect(visitorScript()).not.toContain('</'));
