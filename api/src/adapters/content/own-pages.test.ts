import { Problem } from '../../platform/http/problem';
import type { Content } from '../../ports/content';
import { smallContent } from '../../../test/fakes/small-content';
import { withOwnPages } from './own-pages';

const nothing = (): Promise<never[]> => Promise.resolve([]);
const theirs = (list: Content['list']): Content => ({
  ...smallContent(),
  list,
  find: () => Promise.resolve(null),
});
const NO_PATIENCE = { wait: 20, rest: 10_000 };
const titled = async (title: string) =>
  (await smallContent().list('pages', 'en')).map((entry) => ({
    ...entry,
    attributes: { ...entry.attributes, title },
  }));

describe('CNT-20 the pages of a content service', () => {
  it.each<[string, Content['list']]>([
    ['has none', nothing],
    ['is away', () => Promise.reject(new Problem('SUPPLIER_FAILED'))],
    ['is slow', () => Promise.reject(new Problem('SUPPLIER_TIMEOUT'))],
    ['hangs', () => new Promise(() => undefined)],
  ])('are our own where it %s', async (_what, list) => {
    const content = withOwnPages(theirs(list), smallContent(), NO_PATIENCE);
    expect((await content.find('pages', 'customer-service', 'nl'))?.attributes.body).toBe(
      '<p>We zijn er.</p>',
    );
    expect(await content.list('pages', 'nl')).toEqual(await smallContent().list('pages', 'nl'));
    expect(await content.find('pages', 'nowhere', 'en')).toBeNull();
  });

  it('are its own where it has them, each once', async () => {
    const list = (async () => titled('Theirs')) as unknown as Content['list'];
    const content = withOwnPages(theirs(list), smallContent());
    expect((await content.list('pages', 'en')).map(({ attributes: { title } }) => title)).toEqual([
      'Theirs',
    ]);
  });

  it('are asked for again after a while', async () => {
    let now = 0;
    let isAway = true;
    const asked = jest.fn(async () =>
      isAway ? Promise.reject(new Problem('SUPPLIER_FAILED')) : titled('Theirs'),
    );
    const content = withOwnPages(
      theirs(asked as unknown as Content['list']),
      smallContent(),
      NO_PATIENCE,
      () => now,
    );
    const title = async () =>
      (await content.find('pages', 'customer-service', 'en'))?.attributes.title;
    expect([await title(), await title()]).toEqual(['Help', 'Help']);
    expect(asked).toHaveBeenCalledTimes(1);
    isAway = false;
    now += 10_001;
    expect(await title()).toBe('Theirs');
  });

  it('are the only kind that falls back: an article that it does not have is none', async () => {
    const content = withOwnPages(theirs(nothing), smallContent());
    expect(await content.list('articles', 'en')).toEqual([]);
    expect(await content.find('articles', 'night-trains', 'en')).toBeNull();
    await expect(
      withOwnPages(
        theirs(() => Promise.reject(new Problem('SUPPLIER_FAILED'))),
        smallContent(),
      ).list('articles', 'en'),
    ).rejects.toBeInstanceOf(Problem);
  });

  it('hide no mistake of our own', async () => {
    await expect(
      withOwnPages(
        theirs(() => Promise.reject(new TypeError('x'))),
        smallContent(),
      ).list('pages', 'en'),
    ).rejects.toBeInstanceOf(TypeError);
  });
});
