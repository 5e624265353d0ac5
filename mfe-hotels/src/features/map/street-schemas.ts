/* Layer and field names of the two common vector tile schemas: Protomaps basemaps 4 and OpenMapTiles 3. */

export type RoadClass = 'motorway' | 'major' | 'minor' | 'path';

export interface FeatureKinds {
  readonly field: string;
  readonly kinds: readonly string[];
}

export interface StreetSchema {
  readonly name: string;
  readonly green: readonly (FeatureKinds & { readonly layer: string })[];
  readonly water: string;
  readonly rivers: string;
  readonly buildings: string;
  readonly roads: {
    readonly layer: string;
    readonly field: string;
    readonly classes: Readonly<Record<RoadClass | 'rail', readonly string[]>>;
  };
  /** lines with a `name` */
  readonly streetNames: FeatureKinds & { readonly layer: string };
  readonly borders: FeatureKinds & { readonly layer: string };
}

const PROTOMAPS: StreetSchema = {
  name: 'protomaps',
  green: [
    { layer: 'landcover', field: 'kind', kinds: ['forest', 'grassland', 'scrub'] },
    {
      layer: 'landuse',
      field: 'kind',
      kinds: [
        'park',
        'national_park',
        'nature_reserve',
        'protected_area',
        'forest',
        'wood',
        'scrub',
        'grass',
        'grassland',
        'meadow',
        'garden',
        'village_green',
        'recreation_ground',
        'golf_course',
        'cemetery',
        'allotments',
        'playground',
        'pitch',
        'zoo',
      ],
    },
  ],
  water: 'water',
  rivers: 'water',
  buildings: 'buildings',
  roads: {
    layer: 'roads',
    field: 'kind',
    classes: {
      motorway: ['highway'],
      major: ['major_road'],
      minor: ['minor_road'],
      path: ['path'],
      rail: ['rail'],
    },
  },
  streetNames: { layer: 'roads', field: 'kind', kinds: ['highway', 'major_road', 'minor_road'] },
  borders: { layer: 'boundaries', field: 'kind', kinds: ['country'] },
};

const OPENMAPTILES: StreetSchema = {
  name: 'openmaptiles',
  green: [
    { layer: 'landcover', field: 'class', kinds: ['wood', 'grass'] },
    {
      layer: 'landuse',
      field: 'class',
      kinds: ['cemetery', 'pitch', 'playground', 'zoo', 'stadium', 'garden'],
    },
    { layer: 'park', field: 'class', kinds: ['national_park', 'nature_reserve', 'public_park'] },
  ],
  water: 'water',
  rivers: 'waterway',
  buildings: 'building',
  roads: {
    layer: 'transportation',
    field: 'class',
    classes: {
      motorway: ['motorway', 'trunk'],
      major: ['primary', 'secondary', 'tertiary'],
      minor: ['minor', 'service', 'raceway', 'busway'],
      path: ['path', 'track'],
      rail: ['rail', 'transit'],
    },
  },
  streetNames: {
    layer: 'transportation_name',
    field: 'class',
    kinds: ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service'],
  },
  borders: { layer: 'boundary', field: 'admin_level', kinds: ['2'] },
};

export const STREET_SCHEMAS: readonly StreetSchema[] = [PROTOMAPS, OPENMAPTILES];
