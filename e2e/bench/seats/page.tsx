import type { SeatMap } from '@wayfare/api-contract';
import { createI18n, I18nextProvider } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import en from '../../../mfe-flights/locales/en';
import nl from '../../../mfe-flights/locales/nl';
import {
  SeatPicker,
  type SeatPickerProps,
} from '../../../mfe-flights/src/features/seats/seat-picker';
import { aircraftMap, type Asked } from './aircraft-map';

export interface Shown extends Asked {
  language: 'en' | 'nl';
}

const PARTY: SeatPickerProps['passengers'] = [
  { id: 'pas_1', type: 'adult', age: null },
  { id: 'pas_2', type: 'adult', age: null },
  { id: 'pas_3', type: 'child', age: 7 },
  { id: 'pas_4', type: 'infant_without_seat', age: null },
];
const NAMES = ['Zoë Visser', 'Sam Visser', 'Mia Visser', 'Tom Visser'];

const i18n = createI18n(COMMON);
i18n.en.addResourceBundle('en', 'flights', en);
i18n.nl.addResourceBundle('nl', 'flights', nl);

function Picker({ maps, segments }: Pick<SeatPickerProps, 'maps' | 'segments'>) {
  const [chosen, setChosen] = useState<SeatPickerProps['chosen']>([]);
  const dictionary = {
    locations: {
      AMS: { nameCity: 'Amsterdam', nameAirport: '', timeZone: '' },
      SIN: { nameCity: 'Singapore', nameAirport: '', timeZone: '' },
    },
    carriers: {},
  };
  return (
    <SeatPicker
      maps={maps}
      passengers={PARTY}
      names={NAMES}
      chosen={chosen}
      onChange={setChosen}
      dictionary={dictionary}
      segments={segments}
    />
  );
}

function segment(
  id: string,
  origin: string,
  destination: string,
): SeatPickerProps['segments'][number] {
  return {
    id,
    origin,
    origin_terminal: null,
    destination,
    destination_terminal: null,
    departing_at: '2027-01-14T21:05:00',
    arriving_at: '2027-01-15T16:05:00',
    duration: 'PT12H',
    marketing_carrier: 'SQ',
    marketing_carrier_flight_number: '323',
    operating_carrier: 'SQ',
    aircraft: 'Airbus A380-800',
    stops: [],
    passengers: [],
  };
}

let show: (maps: readonly SeatMap[]) => void = () => undefined;

function Page() {
  const [maps, setMaps] = useState<readonly SeatMap[]>([]);
  show = setMaps;
  const segments = [segment('seg_1', 'AMS', 'SIN'), segment('seg_2', 'SIN', 'AMS')];
  return maps.length === 0 ? <h1>Seats</h1> : <Picker maps={maps} segments={segments} />;
}

/** A page on which the picker is still to come. The maps are made beforehand, as the API would have sent them. */
export function prepare(container: Element, asked: Shown): { root: Root; show: () => void } {
  const maps = [
    aircraftMap({ ...asked, segment: 'seg_1' }, PARTY),
    aircraftMap({ aircraft: '32N', airline: 'KL', cabin: 'economy', segment: 'seg_2' }, PARTY),
  ];
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <I18nextProvider i18n={i18n[asked.language]}>{<Page />}</I18nextProvider>,
      },
    ],
    {
      initialEntries: [asked.language === 'nl' ? '/nl/vluchten' : '/flights'],
    },
  );
  const root = createRoot(container);
  flushSync(() => root.render(<RouterProvider router={router} />));
  // as the router shows the next step of the wizard
  return { root, show: () => startTransition(() => show(maps)) };
}
