export type AircraftKind = 'turboprop' | 'regional' | 'narrow' | 'wide';

export interface Aircraft {
  iata: string;
  name: string;
  kind: AircraftKind;
  /** farthest flight that it is planned for, in kilometres */
  reach: number;
  /** kilometres per hour in cruise */
  speed: number;
  /** kilograms of CO2 per kilometre for the whole aircraft */
  carbon: number;
}

function aircraft(
  iata: string,
  name: string,
  kind: AircraftKind,
  [reach, speed, carbon]: [number, number, number],
): Aircraft {
  return { iata, name, kind, reach, speed, carbon };
}

export const AIRCRAFT: readonly Aircraft[] = [
  aircraft('AT7', 'ATR 72', 'turboprop', [1_400, 500, 3.4]),
  aircraft('DH4', 'De Havilland Canada Dash 8-400', 'turboprop', [1_900, 640, 4.6]),
  aircraft('CR9', 'Bombardier CRJ900', 'regional', [2_500, 810, 6.6]),
  aircraft('E75', 'Embraer 175', 'regional', [3_300, 800, 6.4]),
  aircraft('E90', 'Embraer 190', 'regional', [3_900, 810, 7.6]),
  aircraft('E95', 'Embraer 195', 'regional', [3_600, 810, 8.1]),
  aircraft('295', 'Embraer 195-E2', 'regional', [4_500, 820, 7.1]),
  aircraft('223', 'Airbus A220-300', 'narrow', [5_600, 830, 7.8]),
  aircraft('319', 'Airbus A319', 'narrow', [5_500, 830, 9.1]),
  aircraft('320', 'Airbus A320', 'narrow', [5_200, 830, 9.9]),
  aircraft('32N', 'Airbus A320neo', 'narrow', [5_700, 830, 8.4]),
  aircraft('321', 'Airbus A321', 'narrow', [5_000, 830, 11.6]),
  aircraft('32Q', 'Airbus A321neo', 'narrow', [6_500, 830, 9.8]),
  aircraft('738', 'Boeing 737-800', 'narrow', [5_200, 830, 10.1]),
  aircraft('7M8', 'Boeing 737 MAX 8', 'narrow', [6_000, 835, 8.7]),
  aircraft('332', 'Airbus A330-200', 'wide', [12_200, 870, 20.1]),
  aircraft('333', 'Airbus A330-300', 'wide', [10_800, 870, 21.0]),
  aircraft('339', 'Airbus A330-900neo', 'wide', [12_600, 870, 18.2]),
  aircraft('359', 'Airbus A350-900', 'wide', [14_800, 900, 18.6]),
  aircraft('351', 'Airbus A350-1000', 'wide', [15_600, 900, 21.4]),
  aircraft('388', 'Airbus A380-800', 'wide', [14_500, 900, 38.5]),
  aircraft('763', 'Boeing 767-300', 'wide', [10_500, 850, 17.4]),
  aircraft('77W', 'Boeing 777-300ER', 'wide', [13_400, 890, 25.6]),
  aircraft('788', 'Boeing 787-8', 'wide', [13_300, 900, 16.4]),
  aircraft('789', 'Boeing 787-9', 'wide', [14_000, 900, 17.9]),
  aircraft('781', 'Boeing 787-10', 'wide', [11_700, 900, 19.1]),
];

const byIata = new Map(AIRCRAFT.map((type) => [type.iata, type]));

export function aircraftOf(iata: string): Aircraft {
  const type = byIata.get(iata);
  if (type === undefined) throw new Error(`aircraft ${iata} is not in the table`);
  return type;
}
