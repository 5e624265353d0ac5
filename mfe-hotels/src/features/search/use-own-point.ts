import { useState } from 'react';

export interface Point {
  latitude: number;
  longitude: number;
}

type Locating = 'idle' | 'asking' | 'refused';

const LIMITS = { timeout: 10_000, maximumAge: 5 * 60_000 };
/** About a hundred metres, since the position ends up in an address. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

export function useOwnPoint(onFound: (point: Point) => void) {
  const [state, setState] = useState<Locating>('idle');
  return {
    state,
    forget: () => setState('idle'),
    ask() {
      if (!('geolocation' in navigator)) return setState('refused');
      setState('asking');
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setState('idle');
          onFound({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
        },
        () => setState('refused'),
        LIMITS,
      );
    },
  };
}
