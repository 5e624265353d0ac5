import { trustedTypesScript } from './trusted-types-script';

type Rules = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (text: string) => string | null
>;

const page = globalThis as { trustedTypes?: unknown };

/** The policies that a page has, as a browser makes them. */
function policies(origins: readonly string[] = []): Record<string, Rules> {
  const made: Record<string, Rules> = {};
  page.trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      made[name] = rules;
    },
  };
  new Function(trustedTypesScript(origins))();
  return made;
}

const policy = (origins?: readonly string[]) => {
  const made = policies(origins).default;
  if (made === undefined) throw new Error('the page has no default policy');
  return made;
};

afterEach(() => {
  delete page.trustedTypes;
});

it('neither begins nor ends a script element of the page', () =>
  expect(trustedTypesScript(['</script><script>'])).not.toMatch(/<\/?script/i));

it('makes one policy', () => expect(Object.keys(policies())).toEqual(['default']));

it('does nothing in a browser without Trusted Types', () =>
  expect(() => void new Function(trustedTypesScript([]))()).not.toThrow());

it.each([
  '/assets/main.0a1b.js',
  '/r/alpha/1.0.0/client/index.js',
  'http://localhost/assets/x.js',
  '/service-worker.js',
  'https://pay.example/v3/stripe.js',
  'https://b.js.pay.example/x.js',
])('a script may come from %s', (url) => {
  expect(policy(['https://pay.example', 'https://*.js.pay.example']).createScriptURL(url)).toBe(
    url,
  );
});

it.each([
  ['a place for pictures', '/media/x.js'],
  ['the API', '/api/x'],
  ['the offline page asked for with something', '/service-worker.js?x=1'],
  ['a name that begins like it', '/service-worker.js.x'],
  ['a folder with its name', '/nl/service-worker.js'],
  ['somewhere above', '/assets/../api/x'],
  ['another origin', 'https://evil.example/assets/x.js'],
  ['no origin', '//evil.example/r/x.js'],
  ['an origin that begins alike', 'https://pay.example.evil.example/x.js'],
  ['another scheme', 'http://pay.example/x.js'],
  ['the text itself', 'data:text/javascript,alert(1)'],
  ['code', 'javascript:alert(1)'],
])('no script may come from %s', (_what, url) => {
  expect(policy(['https://pay.example']).createScriptURL(url)).toBeNull();
});

it.each([
  ['{"@context":"https://schema.org","name":"A \\u003c b"}', true],
  ['[]', true],
  ['alert(1)', false],
  ['{"a":1};alert(1)', false],
  ['', false],
])('the text of a script may be data and nothing else: %s', (text, isTaken) => {
  expect(policy().createScript(text)).toBe(isTaken ? text : null);
});

it.each([
  '',
  'plain text & more > less',
  '<p>Take the <strong>train</strong>.</p><hr><br>',
  '<a href="/hotels" rel="noopener external">here</a>',
  '<img src="/media/a/1280.webp" alt="A &quot;hall&quot;" width="10" height="10" />',
  '<figure><img src="/media/a/1280.webp" alt="A hall" loading="lazy" width="10" height="10" /><figcaption>A hall</figcaption></figure>',
  '<div class="x" role="group" tabindex="0" aria-label="Table 1"><table><tr><th scope="col">1</th></tr></table></div>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width="12" height="8" viewBox="0 0 12 8" class="x"><path fill="#4C7BE1" d="M0 0h12v4H0z"/></svg>',
  '<script></script>',
])('markup that can do nothing is taken: %s', (html) => {
  expect(policy().createHTML(html)).toBe(html);
});

it.each([
  '<script>alert(1)</script>',
  '<script src="/assets/x.js"></script>',
  '<img src="x" onerror="alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript :alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<img src="x">',
  '<iframe srcdoc="x"></iframe>',
  '<base href="https://evil.example">',
  '<form action="https://evil.example"><input></form>',
  '<style>body{}</style>',
  '<p style="x">x</p>',
  '<svg><animate onbegin="alert(1)"/></svg>',
  '<p class="a"b"><x>',
  '<!-- --><p>x</p>',
  'a < b',
])('markup that could run, or that is not as we write it, is refused: %s', (html) => {
  expect(policy().createHTML(html)).toBeNull();
});
