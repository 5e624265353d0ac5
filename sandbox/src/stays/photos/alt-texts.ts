import lights from '../data/lights.json';
import { accentOf, lightOf, parsePhotoId, SCENES } from './photo-ids';

interface Text {
  en: string;
  nl: string;
}

const known = new Map<string, Text>();

export function altText(id: string): Text {
  const text = known.get(id) ?? describe(id);
  known.set(id, text);
  return text;
}

/** `*` in the text of a scene is the light outdoors, and indoors the colour. */
function describe(id: string): Text {
  const photo = parsePhotoId(id);
  if (photo === undefined) throw new Error(`no photo ${id}`);
  const { en, nl, indoors } = SCENES[photo.scene];
  const detail = indoors
    ? lights.indoors[accentOf(photo.number)]
    : lights.outdoors[lightOf(photo.scene, photo.number)];
  return {
    en: en.replace('*', detail?.en ?? '').trim(),
    nl: nl.replace('*', detail?.nl ?? '').trim(),
  };
}
