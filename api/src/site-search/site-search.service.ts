import type { SiteSearchResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Catalogue } from '../catalogue/catalogue';
import { isOfTree, type Place, type TreePlace } from '../catalogue/records/records';
import { wordsOf } from '../catalogue/text/normalise';
import type { Content } from '../ports/content';
import { searchableArticle, searchablePage } from './searchable-content';
import type { Searchable } from './searchable-content';
import { foldText, matchPoints } from './term-match';

export interface SiteSearchDeps {
  readonly catalogue: Pick<Catalogue, 'predictive'>;
  readonly content: Pick<Content, 'list'>;
}

const PER_GROUP = 5;
/** one mixed list must fill both groups */
const SUGGESTIONS = 8 * PER_GROUP;
const MOST_WORDS = 8;

type Groups<Name extends keyof SiteSearchResult> = Pick<SiteSearchResult, Name>;

const NO_TEXTS: Groups<'articles' | 'help'> = { articles: [], help: [] };

const isOfPlaces = (
  place: TreePlace,
): place is TreePlace & { type: 'country' | 'destination' | 'city' } => place.type !== 'hotel';

/** Ancestors, nearest first, without the place itself. */
function within({ type, city, destination, country }: TreePlace, language: Language): string {
  const steps = {
    hotel: [city, country],
    city: [destination, country],
    destination: [country],
    country: [],
  }[type];
  return steps.flatMap((step) => (step === null ? [] : [step.names[language]])).join(', ');
}

function best(words: readonly string[], entries: readonly Searchable[]): Searchable['found'][] {
  return entries
    .map(({ found, folded }) => ({ found, points: matchPoints(words, folded) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, PER_GROUP)
    .map(({ found }) => found);
}

/** True for a name match; drops the catalogue's similar spellings. */
function isCalled(words: readonly string[], { names, country, destination, city }: Place): boolean {
  const where = [country, destination, city].flatMap((step) =>
    step === null ? [] : Object.values(step.names),
  );
  return (
    matchPoints(
      words,
      foldText({ title: Object.values(names).join(' '), teaser: where.join(' '), body: '' }),
    ) > 0
  );
}

/** Everything a term may mean; the page applies feature switches. */
export function siteSearchService({ catalogue, content }: SiteSearchDeps) {
  function groupsOf(found: readonly TreePlace[], language: Language): Groups<'places' | 'hotels'> {
    const entry = (place: TreePlace) => ({
      label: place.names[language],
      within: within(place, language),
      path: place.paths[language],
    });
    return {
      places: found
        .filter(isOfPlaces)
        .slice(0, PER_GROUP)
        .map((place) => ({ type: place.type, ...entry(place) })),
      hotels: found
        .filter(({ type }) => type === 'hotel')
        .slice(0, PER_GROUP)
        .map(entry),
    };
  }

  async function inContent(
    words: readonly string[],
    language: Language,
  ): Promise<Groups<'articles' | 'help'>> {
    if (words.length === 0) return NO_TEXTS;
    const [articles, pages] = await Promise.all([
      content.list('articles', language),
      content.list('pages', language),
    ]);
    return {
      articles: best(
        words,
        articles.flatMap(({ attributes }) => searchableArticle(attributes)),
      ),
      help: best(
        words,
        pages.flatMap(({ attributes }) => searchablePage(attributes)),
      ),
    };
  }

  return {
    async search(term: string, language: Language): Promise<SiteSearchResult> {
      const words = wordsOf(term).slice(0, MOST_WORDS);
      const found = catalogue
        .predictive(term, language, {
          limit: SUGGESTIONS,
          hasCircles: false,
          hasStations: false,
        })
        .filter(isOfTree);
      const texts = await inContent(words, language).catch((error: unknown) => {
        // a partial answer helps; an empty one would claim "nothing found"
        if (found.length === 0) throw error;
        return NO_TEXTS;
      });
      // with text hits, similarly spelt places are noise
      const isText = texts.articles.length + texts.help.length > 0;
      return {
        ...groupsOf(isText ? found.filter((place) => isCalled(words, place)) : found, language),
        ...texts,
      };
    },
  };
}
