import { useState } from 'react';

export interface Point {
  latitude: number;
  longitude: number;
}

/** What came of asking the browser where it is. */
type Locating = 'idle' | 'asking' | 'refused';

const LIMITS = { timeout: 10_000, maximumAge: 5 * 60_000 };
/** About a hundred metres: what stands in an address says no more of where somebody is. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks the browser where it is when somebody wants it to; a browser that can't tell, or may not, is `refused`. */
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
