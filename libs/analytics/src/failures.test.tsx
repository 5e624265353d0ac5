import { createFailures, type ToldError } from './failures';

const HOME = {
  vertical: 'content',
  version: '1.0.0',
  route: 'content.home',
  language: 'en',
} as const;

function listening() {
  const told: ToldError[] = [];
  const failures = createFailures({
    page: () => HOME,
    versionOf: (vertical) => `${vertical}-live`,
    send: (errors) => void told.push(...errors),
  });
  return { ...failures, told };
}

const thrown = (message: string, from?: string, name = 'Error') =>
  Object.assign(new Error(message), {
    name,
    stack: `${name}: ${message}\n    at f (https://site.test${from ?? '/assets/main.1.js'}:1:2)`,
  });

describe('a failure in a page', () => {
  it('PLT-29 is told with its part, the release of that part, and the page by its route', () => {
    const { report, told } = listening();
    report({
      vertical: 'hotels',
      where: 'home.search/v1',
      error: new Error('outer', { cause: new TypeError('inner') }),
    });
    expect(told).toEqual([
      {
        vertical: 'hotels',
        version: 'hotels-live',
        route: 'content.home',
        where: 'home.search/v1',
        name: 'Error',
        message: 'outer < inner',
      },
    ]);
  });

  it('names the release that the code came from, which can be the one before', () => {
    const { report, told } = listening();
    report({
      vertical: 'hotels',
      where: 'results',
      error: thrown('gone', '/r/hotels/1.4.2-0a/client/results.js'),
    });
    expect(told).toMatchObject([{ vertical: 'hotels', version: '1.4.2-0a' }]);
  });

  it('is told once, however often and by whomever it is heard of', () => {
    const { report, told } = listening();
    const error = new Error('once');
    report({ vertical: 'hotels', where: 'results', error });
    report({ vertical: 'shell', where: 'page', error });
    report({ vertical: 'hotels', where: 'results', error: new Error('once') });
    expect(told).toHaveLength(1);
  });

  it('is one of at most twenty that a document tells of', () => {
    const { report, told } = listening();
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      report({ vertical: 'hotels', where: 'results', error: new Error(letter) });
    expect(told).toHaveLength(20);
  });

  it.each([
    ['text', { name: 'unknown', message: '' }],
    [undefined, { name: 'unknown', message: '' }],
    [thrown('x', undefined, 'A name with blanks'), { name: 'Error', message: 'x' }],
  ])('need not be an error: %p', (error, expected) => {
    const { report, told } = listening();
    report({ vertical: 'alpha', where: 'index', error });
    expect(told).toMatchObject([expected]);
  });
});

describe('what nobody caught', () => {
  const hear = (event: Event) => {
    const { watch, told } = listening();
    const target = document.createElement('iframe');
    watch(target as unknown as Window);
    target.dispatchEvent(event);
    return told;
  };
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

  it.each<[string, Event, object]>([
    [
      'a file of a vertical',
      new ErrorEvent('error', { error: thrown('a', '/r/trains/1.0.0-2/client/a.js') }),
      { vertical: 'trains', version: '1.0.0-2', where: 'window', message: 'a' },
    ],
    [
      'a script that is known by its address alone',
      new ErrorEvent('error', {
        message: 'b',
        filename: 'https://site.test/r/flights/3.0.0/client/b.js',
      }),
      { vertical: 'flights', where: 'window', message: 'b' },
    ],
    [
      'the frame',
      new ErrorEvent('error', { error: thrown('c') }),
      { vertical: 'shell', version: 'shell-live', where: 'window' },
    ],
    [
      'a promise',
      rejection(thrown('d', '/r/hotels/1.0.0/client/d.js')),
      { vertical: 'hotels', where: 'promise', message: 'd' },
    ],
  ])('PLT-29 in %s is told', (_what, event, expected) =>
    expect(hear(event)).toMatchObject([expected]),
  );

  it.each<[string, Event]>([
    ['a foreign script', new ErrorEvent('error', { message: 'Script error.' })],
    [
      'an extension',
      new ErrorEvent('error', {
        error: new Error('e'),
        filename: 'chrome-extension://abcdef/content.js',
      }),
    ],
    ['a call that was given up', rejection(new DOMException('gone', 'AbortError'))],
    [
      'a loop of an observer',
      new ErrorEvent('error', {
        message: 'ResizeObserver loop completed with undelivered notifications.',
      }),
    ],
  ])('in %s is no failure of ours', (_what, event) => expect(hear(event)).toEqual([]));
});
