import { withoutClosedLinks } from './closed-links';

const isClosed = (path: string) => path.startsWith('/boats');

describe('PLT-22 a text with links to pages that are switched off', () => {
  it.each([
    ['<p>By <a href="/boats">boat</a>.</p>', '<p>By boat.</p>'],
    ['<a href="/boats/rhine?x=1&amp;y=2#z"><em>there</em></a>', '<em>there</em>'],
    ['<a class="x" href="/boats" title="y">a\nb</a>', 'a\nb'],
    ['<a href="/planes">plane</a>', '<a href="/planes">plane</a>'],
    ['<a href="/planes">plane</a>, <a href="/boats">boat</a>', '<a href="/planes">plane</a>, boat'],
    [
      '<a href="https://example.org/boats">elsewhere</a>',
      '<a href="https://example.org/boats">elsewhere</a>',
    ],
    ['<a href="#boats">here</a>', '<a href="#boats">here</a>'],
  ])('%s', (html, expected) => {
    expect(withoutClosedLinks(html, isClosed)).toBe(expected);
  });
});
