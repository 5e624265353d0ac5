import type { ClimateMonth, ClimateResult } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Catalogue } from '../catalogue/catalogue';
import { Problem } from '../platform/http/problem';
import type { Content } from '../ports/content';
import type { ClimateNormals, PlaceNormals } from './climate-normals';
import { meanDayLength } from './day-length';
import { pleasantMonths } from './pleasant-months';

const FEATURED = 6;

export interface Climate {
  of(country: string, language: Language): Promise<ClimateResult>;
}

interface Sources {
  readonly content: Content;
  readonly catalogue: Catalogue;
  readonly normals: ClimateNormals;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Sunshine fraction times day length. */
export function monthsOf({ latitude, months }: PlaceNormals): ClimateMonth[] {
  return months.min_c.map((tMin, month) => ({
    tMin,
    tMax: months.max_c[month] ?? tMin,
    rainMm: months.rain_mm[month] ?? 0,
    rainDays: months.wet_days[month] ?? 0,
    sunHours: oneDecimal(
      ((months.sunshine_pct[month] ?? 0) / 100) * meanDayLength(latitude, month),
    ),
    // our source lacks the sea
    seaTemp: null,
  }));
}

/** Editors' choice of months; null when absent or unreadable, then the normals decide. */
async function chosenMonths(content: Content, country: string): Promise<readonly number[] | null> {
  try {
    const lists = await Promise.all(
      LANGUAGES.map((language) => content.list('destinations', language)),
    );
    return (
      lists.flat().find(({ attributes }) => attributes.countryCode === country)?.attributes
        .bestMonths ?? null
    );
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

export function climateService({ content, catalogue, normals }: Sources): Climate {
  const isKnown = (country: string) =>
    normals.has(country) || catalogue.place({ type: 'country', id: country }) !== null;

  async function featuredHotels(country: string): Promise<string[]> {
    if (catalogue.place({ type: 'country', id: country }) === null) return [];
    const { hits } = await catalogue.searchHotels({
      place: { type: 'country', id: country },
      offset: 0,
      limit: FEATURED,
    });
    return hits.map(({ id }) => id);
  }

  return {
    async of(country, language) {
      if (!isKnown(country)) throw new Problem('NOT_FOUND', { field: 'country' });
      const places = normals.get(country) ?? [];
      const [chosen, hotels] = await Promise.all([
        chosenMonths(content, country),
        featuredHotels(country),
      ]);
      return {
        country,
        places: places.map((each) => ({
          name: catalogue.cityNamed(each.place, country)?.names[language] ?? each.place,
          months: monthsOf(each),
        })),
        bestMonths: [...(chosen ?? pleasantMonths(places[0]))],
        featuredHotels: hotels,
      };
    },
  };
}
