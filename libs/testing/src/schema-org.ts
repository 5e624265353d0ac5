import type { StructuredData } from '@wayfare/remote-kit';

/** What a value of a property may be: a kind of text or number, or a thing of one of these types. */
type Kind = 'text' | 'number' | 'address' | 'date' | readonly string[];

interface SchemaType {
  /** what search engines ask for before they show anything of it */
  required: readonly string[];
  properties: Readonly<Record<string, Kind>>;
}

const PLACE = {
  name: 'text',
  description: 'text',
  url: 'address',
  image: 'address',
  address: ['PostalAddress'],
  geo: ['GeoCoordinates'],
  sameAs: 'address',
  containedInPlace: ['Country', 'City', 'AdministrativeArea'],
} as const;
const PARTY = {
  name: 'text',
  description: 'text',
  url: 'address',
  logo: ['ImageObject', 'address'],
  email: 'text',
  address: ['PostalAddress'],
  contactPoint: ['ContactPoint'],
  sameAs: 'address',
} as const;
const WORK = {
  name: 'text',
  headline: 'text',
  description: 'text',
  url: 'address',
  image: 'address',
  inLanguage: 'text',
  datePublished: 'date',
  dateModified: 'date',
  author: ['Organization', 'Person'],
  publisher: ['Organization'],
  about: ['Country', 'Thing', 'TouristDestination'],
  mainEntityOfPage: 'address',
  articleSection: 'text',
  timeRequired: 'text',
  wordCount: 'number',
  isPartOf: ['WebSite'],
} as const;

const LODGING: SchemaType = {
  required: ['name', 'address'],
  properties: {
    ...PLACE,
    starRating: ['Rating'],
    aggregateRating: ['AggregateRating'],
    priceRange: 'text',
  },
};

/** The part of schema.org that the site uses. */
const TYPES: Readonly<Record<string, SchemaType>> = {
  AggregateRating: {
    required: ['ratingValue', 'ratingCount'],
    properties: {
      ratingValue: 'number',
      ratingCount: 'number',
      bestRating: 'number',
      worstRating: 'number',
    },
  },
  Answer: { required: ['text'], properties: { text: 'text' } },
  Article: { required: ['headline', 'image', 'datePublished', 'author'], properties: WORK },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ContactPoint: {
    required: [],
    properties: { contactType: 'text', email: 'text', url: 'address', availableLanguage: 'text' },
  },
  Country: { required: ['name'], properties: { ...PLACE, identifier: 'text' } },
  FAQPage: { required: ['mainEntity'], properties: { ...WORK, mainEntity: ['Question'] } },
  GeoCoordinates: {
    required: ['latitude', 'longitude'],
    properties: { latitude: 'number', longitude: 'number' },
  },
  Hostel: LODGING,
  Hotel: LODGING,
  ImageObject: {
    required: ['url'],
    properties: { url: 'address', width: 'number', height: 'number', caption: 'text' },
  },
  LodgingBusiness: LODGING,
  ListItem: {
    required: ['position', 'name'],
    properties: { position: 'number', name: 'text', item: 'address' },
  },
  Organization: { required: ['name'], properties: PARTY },
  Person: { required: ['name'], properties: { name: 'text', url: 'address' } },
  PostalAddress: {
    required: ['addressCountry'],
    properties: {
      streetAddress: 'text',
      addressLocality: 'text',
      addressRegion: 'text',
      postalCode: 'text',
      addressCountry: 'text',
    },
  },
  Question: {
    required: ['name', 'acceptedAnswer'],
    properties: { name: 'text', acceptedAnswer: ['Answer'], url: 'address' },
  },
  Rating: {
    required: ['ratingValue'],
    properties: { ratingValue: 'number', bestRating: 'number' },
  },
  TouristDestination: {
    required: ['name'],
    properties: { ...PLACE, touristType: 'text', includesAttraction: ['TouristAttraction'] },
  },
  TouristAttraction: { required: ['name'], properties: PLACE },
  WebSite: { required: ['name', 'url'], properties: { ...WORK, alternateName: 'text' } },
};

const isThing = (value: unknown): value is StructuredData =>
  typeof value === 'object' && value !== null && '@type' in value;

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  address: (value) => typeof value === 'string' && /^(\/(?!\/)|https:\/\/)\S*$/.test(value),
  date: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}/.test(value) &&
    !Number.isNaN(Date.parse(value)),
};

function valueProblems(value: unknown, kind: Kind, where: string): string[] {
  if (Array.isArray(value))
    return value.length === 0
      ? [`${where} is empty`]
      : value.flatMap((one, index) => valueProblems(one, kind, `${where}[${index}]`));
  const kinds = typeof kind === 'string' ? [kind] : kind;
  if (isThing(value))
    return kinds.includes(value['@type'])
      ? thingProblems(value, where)
      : [`${where} is no ${kinds.join(' or ')}`];
  return kinds.some((each) => PLAIN[each]?.(value) === true)
    ? []
    : [`${where} is no ${kinds.join(' or ')}`];
}

function thingProblems(thing: StructuredData, where: string): string[] {
  const type = TYPES[thing['@type']];
  if (type === undefined) return [`${where} is a ${thing['@type']}, which nobody knows`];
  const missing = type.required
    .filter((name) => thing[name] === undefined)
    .map((name) => `${where} has no ${name}`);
  const given = Object.entries(thing).filter(
    ([name, value]) => !name.startsWith('@') && value !== undefined,
  );
  const wrong = given.flatMap(([name, value]) => {
    const kind = type.properties[name];
    return kind === undefined
      ? [`${where} has no property ${name} in schema.org`]
      : valueProblems(value, kind, `${where}.${name}`);
  });
  return [...missing, ...wrong];
}

/** What is wrong with structured data by the words of schema.org and by what search engines require; empty for nothing. */
export function schemaProblems(things: readonly StructuredData[] = []): string[] {
  return things.flatMap((thing) => thingProblems(thing, thing['@type']));
}
