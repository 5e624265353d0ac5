import { accentOf, lightOf, parsePhotoId, type Light, type Scene } from './photo-ids';

export interface Text {
  en: string;
  nl: string;
}

/** `*` is the light or the colour of the picture. */
const SCENE_TEXT: Record<Scene, Text> = {
  'city-hotel-facade': { en: 'Front of a city hotel *', nl: 'Voorgevel van een stadshotel *' },
  'apartment-facade': {
    en: 'Apartment building with balconies *',
    nl: 'Appartementengebouw met balkons *',
  },
  'country-house-facade': {
    en: 'Country house with a drive of trees *',
    nl: 'Landhuis met een oprijlaan *',
  },
  'hostel-facade': { en: 'Painted front of a hostel *', nl: 'Beschilderde gevel van een hostel *' },
  'business-hotel-facade': { en: 'Glass hotel tower *', nl: 'Hoteltoren van glas *' },
  'beach-hotel-facade': { en: 'White hotel above the beach *', nl: 'Wit hotel boven het strand *' },
  'mountain-hotel-facade': {
    en: 'Timber hotel below the mountains *',
    nl: 'Houten hotel aan de voet van de bergen *',
  },
  'ski-hotel-facade': { en: 'Snow-covered chalet hotel *', nl: 'Besneeuwd chalethotel *' },
  'holiday-village': {
    en: 'Cottages between the trees *',
    nl: 'Vakantiehuisjes tussen de bomen *',
  },
  'airport-hotel-facade': {
    en: 'Hotel beside the control tower *',
    nl: 'Hotel naast de verkeerstoren *',
  },
  'eco-hotel-facade': {
    en: 'Timber hotel with a green roof *',
    nl: 'Houten hotel met een groen dak *',
  },
  beach: { en: 'Beach with parasols *', nl: 'Strand met parasols *' },
  mountains: { en: 'Mountain lake between ridges *', nl: 'Bergmeer tussen de toppen *' },
  'village-street': { en: 'Village with a church tower *', nl: 'Dorp met een kerktoren *' },
  'skyline-at-dusk': { en: 'Lights of the city *', nl: 'Lichtjes van de stad *' },
  'room-view': {
    en: 'View from a room with a balcony *',
    nl: 'Uitzicht vanuit een kamer met balkon *',
  },
  garden: { en: 'Garden with seats under the trees *', nl: 'Tuin met zitjes onder de bomen *' },
  pool: { en: 'Swimming pool with loungers *', nl: 'Zwembad met ligbedden *' },
  lobby: { en: 'Lobby with armchairs *', nl: 'Lobby met fauteuils *' },
  'double-room': { en: 'Room with a double bed *', nl: 'Kamer met een tweepersoonsbed *' },
  'twin-room': { en: 'Room with two single beds *', nl: 'Kamer met twee eenpersoonsbedden *' },
  suite: { en: 'Suite with a sitting area *', nl: 'Suite met een zithoek *' },
  bathroom: { en: 'Bathroom with a bath and washbasin *', nl: 'Badkamer met bad en wastafel *' },
  restaurant: { en: 'Restaurant with laid tables *', nl: 'Restaurant met gedekte tafels *' },
  breakfast: {
    en: 'Breakfast table with bread and fruit *',
    nl: 'Ontbijttafel met brood en fruit *',
  },
  spa: { en: 'Spa with warm stone and candles *', nl: 'Spa met warme steen en kaarsen *' },
  gym: { en: 'Fitness room with treadmills *', nl: 'Fitnessruimte met loopbanden *' },
  bar: { en: 'Bar with stools at the counter *', nl: 'Bar met krukken langs de tapkast *' },
  'meeting-room': {
    en: 'Meeting room with a long table *',
    nl: 'Vergaderzaal met een lange tafel *',
  },
  'breakfast-room': {
    en: 'Breakfast room with a buffet *',
    nl: 'Ontbijtzaal met een buffet *',
  },
};

const LIGHT_TEXT: Record<Light, Text> = {
  morning: { en: 'in the morning light', nl: 'in het ochtendlicht' },
  day: { en: 'on a clear day', nl: 'op een heldere dag' },
  golden: { en: 'in the evening sun', nl: 'in de avondzon' },
  dusk: { en: 'at dusk', nl: 'in de schemering' },
};

/** In the order of the interior palettes. */
const ACCENT_TEXT: readonly Text[] = [
  { en: 'in terracotta', nl: 'in terracotta' },
  { en: 'in sage green', nl: 'in saliegroen' },
  { en: 'in deep blue', nl: 'in diepblauw' },
  { en: 'in ochre', nl: 'in oker' },
  { en: 'in plum', nl: 'in pruimpaars' },
  { en: 'in sea green', nl: 'in zeegroen' },
];

const INDOORS = new Set<Scene>([
  'lobby',
  'double-room',
  'twin-room',
  'suite',
  'bathroom',
  'restaurant',
  'breakfast',
  'spa',
  'gym',
  'bar',
  'meeting-room',
  'breakfast-room',
]);

function isIndoors(scene: Scene): boolean {
  return INDOORS.has(scene);
}

const known = new Map<string, Text>();

/** What a photo shows, in both languages. */
export function altText(id: string): Text {
  const text = known.get(id) ?? describe(id);
  known.set(id, text);
  return text;
}

function describe(id: string): Text {
  const photo = parsePhotoId(id);
  if (photo === undefined) throw new Error(`no photo ${id}`);
  const pattern = SCENE_TEXT[photo.scene];
  const detail = isIndoors(photo.scene)
    ? ACCENT_TEXT[accentOf(photo.number)]
    : LIGHT_TEXT[lightOf(photo.scene, photo.number)];
  return {
    en: pattern.en.replace('*', detail?.en ?? '').trim(),
    nl: pattern.nl.replace('*', detail?.nl ?? '').trim(),
  };
}
