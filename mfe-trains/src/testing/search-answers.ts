import {
  passAreas,
  railCards,
  trainPlaces,
  type PassArea,
  type RailCard,
  type TrainPlace,
  type TrainPlacesRequest,
} from '@wayfare/api-contract';
import { buildTrainPlace } from '@wayfare/testing';

const PARIS = buildTrainPlace({
  code: 'FR:paris',
  label: 'Paris',
  localLabel: 'Parijs',
  country: 'FR',
  timezone: 'Europe/Paris',
});
const GARE_DE_LYON = buildTrainPlace({
  code: 'FR:paris-gare-de-lyon',
  type: 'station',
  label: 'Paris Gare de Lyon',
  localLabel: 'Parijs Gare de Lyon',
  country: 'FR',
  timezone: 'Europe/Paris',
});
const LYON = buildTrainPlace({
  code: 'FR:lyon',
  label: 'Lyon',
  localLabel: 'Lyon',
  country: 'FR',
  timezone: 'Europe/Paris',
});

/** Places that tests travel between; their first letters find them in either language. */
export const PLACES: readonly TrainPlace[] = [buildTrainPlace(), GARE_DE_LYON, PARIS, LYON];

function places({ query = '', codes = '' }: TrainPlacesRequest): TrainPlace[] {
  if (codes !== '') return PLACES.filter(({ code }) => codes.split(',').includes(code));
  return PLACES.filter(({ label, localLabel }) =>
    [label, localLabel].some((name) => name.toLowerCase().startsWith(query.toLowerCase())),
  );
}

const CARDS: RailCard[] = [
  { code: 'NS-DAL', label: 'NS Dal Voordeel', country: 'NL', isPass: false, ages: null },
  { code: 'INTERRAIL', label: 'Interrail Pass', country: 'EU', isPass: true, ages: null },
];

export const AREAS: PassArea[] = [
  { code: 'EU', label: 'Global', countries: ['NL', 'BE', 'FR', 'DE'] },
  { code: 'CH', label: 'Switzerland', countries: ['CH'] },
];

/** What every search form asks for. */
export const placesAnswer = [trainPlaces, places] as const;
export const cardsAnswer = [railCards, CARDS] as const;
export const areasAnswer = [passAreas, AREAS] as const;
