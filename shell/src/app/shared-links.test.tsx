import { open, contentsOf } from '../testing/head.fixture';

describe('a shared link', () => {
  it('shows name, description, language and the drawn card of the site', async () => {
    await open('/nl');
    expect(contentsOf('og:title')).toEqual(['Wayfare']);
    expect(contentsOf('og:description')).toEqual(['All of it']);
    expect(contentsOf('og:url')).toEqual(['https://site.test/nl']);
    expect(contentsOf('og:type')).toEqual(['website']);
    expect(contentsOf('og:site_name')).toEqual(['Wayfare']);
    expect([contentsOf('og:locale'), contentsOf('og:locale:alternate')]).toEqual([
      ['nl_NL'],
      ['en_GB'],
    ]);
    expect(contentsOf('og:image')).toEqual(['https://site.test/media/cards/site/wayfare.nl.png']);
    expect(contentsOf('og:image:alt')).toEqual(['Wayfare: alles voor je reis op één rustige plek']);
    expect([contentsOf('og:image:width'), contentsOf('og:image:height')]).toEqual([
      ['1200'],
      ['630'],
    ]);
    expect(contentsOf('twitter:card')).toEqual(['summary_large_image']);
  });

  it('shows the picture and the kind that the page gives', async () => {
    await open('/stories/a-story');
    expect(contentsOf('og:image')).toEqual([
      'https://site.test/media/cards/article/a-story.en.png',
    ]);
    expect(contentsOf('og:image:alt')).toEqual(['Drawing of a story']);
    expect(contentsOf('og:type')).toEqual(['article']);
    expect([contentsOf('og:locale'), contentsOf('og:locale:alternate')]).toEqual([
      ['en_GB'],
      ['nl_NL'],
    ]);
  });

  it.each([
    ['the canonical address', '/things/blue?ref=mail', ['https://site.test/things/blue']],
    ['no address of one that robots leave out', '/secret?ticket=t-1', []],
  ])('leads to %s', async (_what, at, addresses) => {
    await open(at);
    expect(contentsOf('og:url')).toEqual(addresses);
  });
});
