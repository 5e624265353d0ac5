import type { Language } from '@wayfare/domain';
import type { Catalogue } from '../catalogue/catalogue';
import type { Content } from '../ports/content';
import { wordsOf } from '../platform/texts/words';
import { isPhotoName, isUploadName } from '../media/photo-names';
import type { Card } from './card-picture';

export interface CardFacts extends Omit<Card, 'photo'> {
  readonly photo: string | null;
}

export interface CardSources {
  readonly catalogue: Pick<Catalogue, 'hotel'>;
  readonly content: Pick<Content, 'find'>;
}

type Find = (sources: CardSources, name: string, language: Language) => Promise<CardFacts | null>;

/** Only the site's own card is not named after a thing. */
const SITE = 'wayfare';

function photoAt(address: string): string | null {
  const name = /^\/media\/(?:content\/)?([^/]+)$/.exec(address)?.[1] ?? '';
  return isPhotoName(name) || isUploadName(name) ? name : null;
}

const ofSite: Find = async (_sources, name, language) => {
  if (name !== SITE) return null;
  const words = wordsOf(language, 'cards');
  return {
    brand: words('brand'),
    kicker: words('promise'),
    title: words('tagline'),
    note: '',
    photo: null,
  };
};

const ofHotel: Find = async ({ catalogue }, id, language) => {
  const hotel = await catalogue.hotel(id);
  if (hotel === null) return null;
  const words = wordsOf(language, 'cards');
  const place = `${hotel.city.names[language]}, ${hotel.country.names[language]}`;
  return {
    brand: words('brand'),
    kicker: `${'★'.repeat(hotel.stars)} ${place}`,
    title: hotel.name,
    note: hotel.demo ? words('demo') : '',
    photo: hotel.photos[0]?.id ?? null,
  };
};

function ofContent(kind: 'articles' | 'destinations', kicker: 'article' | 'destination'): Find {
  return async ({ content }, slug, language) => {
    const entry = await content.find(kind, slug, language);
    if (entry === null) return null;
    const { title, cover } = entry.attributes;
    const words = wordsOf(language, 'cards');
    return {
      brand: words('brand'),
      kicker: words(kicker),
      title,
      note: '',
      photo: photoAt(cover.src),
    };
  };
}

const KINDS = new Map<string, Find>([
  ['site', ofSite],
  ['hotel', ofHotel],
  ['article', ofContent('articles', 'article')],
  ['destination', ofContent('destinations', 'destination')],
]);

/** Null for an unknown thing, so that nobody can have arbitrary text drawn. */
export async function cardFacts(
  sources: CardSources,
  card: { kind: string; name: string; language: Language },
): Promise<CardFacts | null> {
  return (await KINDS.get(card.kind)?.(sources, card.name, card.language)) ?? null;
}
