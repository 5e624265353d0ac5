import { earlyUseScript } from './early-use-script';

const cookie = (name: string) => new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1];
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeAll(() => void new Function(earlyUseScript())());
beforeEach(() => {
  for (const name of ['i18n_redirected', 'wayfare_consent'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  delete document.documentElement.dataset.consent;
  document.body.innerHTML = `
    <button data-consents="necessary">Refuse</button>
    <button data-consents="statistics"><b>Accept</b></button>
    <button>Settings</button>
    <a href="#en" data-remembers="en"><span>EN</span></a>
    <a href="#nl" data-remembers="nl">NL</a>
    <main id="main" tabindex="-1"></main>`;
});

it.each([
  ['[data-consents=necessary]', '1.necessary'],
  ['[data-consents=statistics] b', '1.statistics'],
])(
  'OQ-21 a press on %s before the code has come answers %s, and the page goes on',
  (selector, kept) => {
    press(selector);
    expect([cookie('wayfare_consent'), document.documentElement.dataset.consent]).toEqual([
      kept,
      'given',
    ]);
    expect(document.activeElement?.id).toBe('main');
  },
);

it.each([
  ['[data-remembers=en] span', 'en'],
  ['[data-remembers=nl]', 'nl'],
])('I18N-58 a press on %s remembers %s before the next page is asked for', (selector, language) => {
  press(selector);
  expect(cookie('i18n_redirected')).toBe(language);
});

it('a press on anything else does nothing', () => {
  press('button:not([data-consents])');
  expect([document.cookie, document.documentElement.dataset.consent]).toEqual(['', undefined]);
});

it('NFR can’t end its element', () => expect(earlyUseScript()).not.toContain('</'));
