import type { ClimateMonth } from '@wayfare/api-contract';
import type { ClimatePlace } from './climate-figures';

/* Pixels; widths are shares of the available room, so that text keeps its size. */
export const CHART_HEIGHT = 328;
export const TEMPERATURE = { top: 48, height: 130 } as const;
const RAIN = { base: 300, height: 54 } as const;

const STEP = 5;
const RAIN_STEP = 50;

/** Axes shared by a country's places, so that their charts compare. */
export interface ChartScale {
  min: number;
  max: number;
  rain: number;
}

export interface PlottedMonth extends ClimateMonth {
  /** from 1 for January */
  month: number;
  /** y of the day's highest and the night's lowest temperature */
  day: number;
  night: number;
  rainTop: number;
  rainHeight: number;
}

export interface ClimatePlot {
  months: PlottedMonth[];
  dayLine: string;
  nightLine: string;
  band: string;
}

export function scaleOf(places: readonly ClimatePlace[]): ChartScale {
  const months = places.flatMap((place) => place.months);
  const min = Math.floor(Math.min(...months.map(({ tMin }) => tMin)) / STEP) * STEP;
  const max = Math.ceil(Math.max(...months.map(({ tMax }) => tMax)) / STEP) * STEP;
  const rain = Math.ceil(Math.max(...months.map(({ rainMm }) => rainMm)) / RAIN_STEP) * RAIN_STEP;
  return { min, max: Math.max(max, min + STEP), rain: Math.max(rain, RAIN_STEP) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

export function plotClimate({ months }: ClimatePlace, { min, max, rain }: ChartScale): ClimatePlot {
  const depth = (value: number) => rounded(((max - value) / (max - min)) * TEMPERATURE.height);
  const points = (of: (month: ClimateMonth) => number) =>
    months.map((month, index) => `${index + 0.5},${depth(of(month))}`);
  const day = points(({ tMax }) => tMax);
  const night = points(({ tMin }) => tMin);
  return {
    months: months.map((month, index) => {
      const rainHeight = rounded((month.rainMm / rain) * RAIN.height);
      return {
        ...month,
        month: index + 1,
        day: TEMPERATURE.top + depth(month.tMax),
        night: TEMPERATURE.top + depth(month.tMin),
        rainTop: RAIN.base - rainHeight,
        rainHeight,
      };
    }),
    dayLine: day.join(' '),
    nightLine: night.join(' '),
    band: [...day, ...[...night].reverse()].join(' '),
  };
}
