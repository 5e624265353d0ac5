import { mix, multiply } from './colour';
import type { Light } from './photo-ids';

/** What a time of day does to a scene. */
export interface Daylight {
  sky: readonly [top: string, middle: string, low: string];
  sun: { x: number; y: number; radius: number; colour: string };
  haze: string;
  cloud: string;
  shadow: string;
  water: readonly [far: string, near: string];
  /** share of windows with the lamp on */
  lit: number;
  /** lamps outside are on */
  lampsOn: boolean;
  /** a colour of a thing as this light shows it */
  tone(colour: string): string;
}

function toner(ambient: string, strength: number): (colour: string) => string {
  return (colour) => mix(colour, multiply(colour, ambient), strength);
}

export const DAYLIGHT: Record<Light, Daylight> = {
  morning: {
    sky: ['#86b4d9', '#c9dce6', '#fbe3cd'],
    sun: { x: 330, y: 330, radius: 46, colour: '#fff4dc' },
    haze: '#f4e4d7',
    cloud: '#fff6ee',
    shadow: '#5a6488',
    water: ['#cfe0e4', '#5f9fb5'],
    lit: 0.12,
    lampsOn: false,
    tone: toner('#fff0e2', 0.7),
  },
  day: {
    sky: ['#2f83cc', '#7dbfea', '#dff1f8'],
    sun: { x: 1240, y: 170, radius: 52, colour: '#fffbe6' },
    haze: '#d3e8f2',
    cloud: '#ffffff',
    shadow: '#31507f',
    water: ['#8fd0dd', '#1f7fa6'],
    lit: 0,
    lampsOn: false,
    tone: toner('#ffffff', 1),
  },
  golden: {
    sky: ['#4d69a8', '#e59a78', '#ffd596'],
    sun: { x: 1150, y: 470, radius: 66, colour: '#fff0c2' },
    haze: '#f7c08d',
    cloud: '#ffcfa6',
    shadow: '#54406e',
    water: ['#ffcf94', '#7a6f97'],
    lit: 0.22,
    lampsOn: false,
    tone: toner('#ffcf9e', 0.75),
  },
  dusk: {
    sky: ['#121a42', '#473f86', '#f0927f'],
    sun: { x: 1180, y: 210, radius: 30, colour: '#fdf3dc' },
    haze: '#8a5f96',
    cloud: '#b0688f',
    shadow: '#0d1030',
    water: ['#d98a8e', '#1e2a5c'],
    lit: 0.62,
    lampsOn: true,
    tone: toner('#6a66a6', 0.92),
  },
};
