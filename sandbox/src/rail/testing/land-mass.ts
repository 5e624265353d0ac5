import type { Station } from '../stations/station';

interface Box {
  mass: string;
  country: string;
  isInside: (latitude: number, longitude: number) => boolean;
}

/** Islands, and coasts that face each other: regional trains stay on their side of the water. */
const BOXES: readonly Box[] = [
  {
    mass: 'ireland',
    country: 'GB',
    isInside: (latitude, longitude) => longitude < -5.4 && latitude > 54 && latitude < 55.4,
  },
  { mass: 'zealand', country: 'DK', isInside: (_, longitude) => longitude > 10.9 },
  {
    mass: 'sicily',
    country: 'IT',
    isInside: (latitude, longitude) => latitude < 38.4 && longitude < 15.6,
  },
  {
    mass: 'sardinia',
    country: 'IT',
    isInside: (latitude, longitude) => latitude < 41.3 && longitude < 10,
  },
  {
    mass: 'corsica',
    country: 'FR',
    isInside: (latitude, longitude) => latitude < 43.1 && longitude > 8.4,
  },
  {
    mass: 'balearics',
    country: 'ES',
    isInside: (latitude, longitude) => latitude < 40.2 && longitude > 1.1,
  },
  { mass: 'asia', country: 'TR', isInside: (_, longitude) => longitude > 29.1 },
];

const BY_COUNTRY: Readonly<Record<string, string>> = {
  GB: 'great-britain',
  IE: 'ireland',
  SE: 'scandinavia',
  NO: 'scandinavia',
  FI: 'finland',
};

export function landMass({ country, latitude, longitude }: Station): string {
  const box = BOXES.find((each) => each.country === country && each.isInside(latitude, longitude));
  return box?.mass ?? BY_COUNTRY[country] ?? 'continent';
}
