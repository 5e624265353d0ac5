import { buildTrainPlace } from '@wayfare/testing';
import { placeOptions } from './place-options';
import { placeText, typedPlace } from './place-text';

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ');
const city = buildTrainPlace({
  code: 'FR:paris',
  label: 'Paris',
  localLabel: 'Parijs',
  country: 'FR',
  timezone: 'Europe/Paris',
});
const station = buildTrainPlace({
  code: 'FR:paris-gare-de-lyon',
  type: 'station',
  label: 'Paris Gare de Lyon',
  localLabel: 'Parijs Gare de Lyon',
  country: 'FR',
  timezone: 'Europe/Paris',
});

it('OQ-64 a city with all of its stations comes first, each place with its country', () => {
  expect(
    placeOptions([station, city], t, 'en').map(({ label, detail, group }) => [
      label,
      detail,
      group,
    ]),
  ).toEqual([
    ['places.allStations Paris', 'France', 'places.city'],
    ['Paris Gare de Lyon', 'France', 'places.station'],
  ]);
  expect(placeOptions([{ ...city, isSimilar: true }], t, 'en')[0]?.group).toBe('places.similar');
  expect(placeOptions([city], t, 'nl')[0]).toMatchObject({
    label: 'places.allStations Parijs',
    detail: 'Frankrijk',
    place: { code: 'FR:paris', timezone: 'Europe/Paris' },
  });
});

it('what is typed stays as it is typed', () => {
  expect(placeText(typedPlace('Par '), t, 'nl')).toBe('Par ');
});
