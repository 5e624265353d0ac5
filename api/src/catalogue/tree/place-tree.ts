import type { PlaceType } from '@wayfare/api-contract';
import { forLanguages, type Language } from '@wayfare/domain';
import { namesFrom, sameName } from '../records/names';
import type { NamedRef, Names, TreePlace } from '../records/records';

export interface StoredPlace {
  id: string;
  type: 'country' | 'destination' | 'city';
  parent_id: string | null;
  name_en: string;
  name_nl: string;
  slug_en: string;
  slug_nl: string;
  aliases: readonly string[];
  latitude: number;
  longitude: number;
  popularity: number;
  hotel_count: number;
  time_zone: string;
}

export interface PlaceNode {
  readonly stored: StoredPlace;
  readonly names: Names;
  readonly parent: PlaceNode | null;
  readonly children: PlaceNode[];
  readonly paths: Names;
  firstCity: number;
  endCity: number;
}

export class PlaceTree {
  readonly countries: PlaceNode[] = [];
  /** grouped by region, regions by country */
  readonly cities: PlaceNode[] = [];
  private readonly byId = new Map<string, PlaceNode>();
  private readonly bySlug = new Map<string, PlaceNode>();

  constructor(stored: readonly StoredPlace[]) {
    for (const type of ['country', 'destination', 'city']) {
      for (const place of stored) {
        if (place.type === type) this.add(place);
      }
    }
    for (const country of this.countries) {
      country.firstCity = this.cities.length;
      for (const destination of country.children) {
        destination.firstCity = this.cities.length;
        for (const city of destination.children) {
          city.firstCity = this.cities.length;
          city.endCity = city.firstCity + 1;
          this.cities.push(city);
        }
        destination.endCity = this.cities.length;
      }
      country.endCity = this.cities.length;
    }
  }

  get nodes(): Iterable<PlaceNode> {
    return this.byId.values();
  }

  get(id: string): PlaceNode | null {
    return this.byId.get(id) ?? null;
  }

  below(parent: PlaceNode | null, slug: string): PlaceNode | null {
    return this.bySlug.get(`${parent?.stored.id ?? ''}/${slug}`) ?? null;
  }

  private add(stored: StoredPlace): void {
    const parent = stored.parent_id === null ? null : this.get(stored.parent_id);
    const above = parent?.paths ?? sameName('');
    const slugIn = inColumns(stored, 'slug');
    const slugs = forLanguages((language) => slugIn(language) ?? stored.slug_en);
    const node: PlaceNode = {
      stored,
      names: namesFrom(forLanguages(inColumns(stored, 'name'))),
      parent,
      children: [],
      paths: forLanguages((language) => `${above[language]}/${slugs[language]}`),
      firstCity: 0,
      endCity: 0,
    };
    this.byId.set(stored.id, node);
    for (const slug of Object.values(slugs))
      this.bySlug.set(`${stored.parent_id ?? ''}/${slug}`, node);
    (parent?.children ?? this.countries).push(node);
  }
}

/** Falls back to the English column. */
const inColumns = (stored: StoredPlace, column: 'name' | 'slug') => {
  const columns: Readonly<Record<string, unknown>> = { ...stored };
  return (language: Language): string | undefined => {
    const value = columns[`${column}_${language}`];
    return typeof value === 'string' ? value : undefined;
  };
};

export function stepsTo(node: PlaceNode): PlaceNode[] {
  return node.parent === null ? [node] : [...stepsTo(node.parent), node];
}

function refOf(nodes: readonly PlaceNode[], type: PlaceType): NamedRef | null {
  const node = nodes.find(({ stored }) => stored.type === type);
  return node === undefined ? null : { id: node.stored.id, names: node.names };
}

export interface PlacesAbove {
  readonly country: NamedRef;
  readonly destination: NamedRef | null;
  readonly city: NamedRef | null;
}

export function placesAbove(node: PlaceNode): PlacesAbove {
  const steps = stepsTo(node);
  const country = refOf(steps, 'country') ?? { id: node.stored.id, names: node.names };
  return { country, destination: refOf(steps, 'destination'), city: refOf(steps, 'city') };
}

export function toPlace(node: PlaceNode): TreePlace {
  const {
    id,
    type,
    latitude,
    longitude,
    hotel_count: hotelCount,
    time_zone: timeZone,
  } = node.stored;
  return {
    type,
    id,
    names: node.names,
    ...placesAbove(node),
    latitude,
    longitude,
    paths: node.paths,
    hotelCount,
    timeZone,
  };
}
