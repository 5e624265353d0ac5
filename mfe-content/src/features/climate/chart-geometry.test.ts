import { buildYear } from '../../testing/entries';
import { plotClimate, scaleOf, TEMPERATURE } from './chart-geometry';

const madrid = { name: 'Madrid', months: buildYear() };
const cold = { name: 'Soria', months: buildYear(6) };

describe('the chart of a year', () => {
  it('CNT-18 has one scale for all places of a country, in steps of five degrees and fifty millimetres', () => {
    expect(scaleOf([madrid, cold])).toEqual({ min: -5, max: 35, rain: 100 });
    expect(scaleOf([madrid])).toEqual({ min: 0, max: 35, rain: 100 });
  });

  it('draws the days above the nights and nothing outside of its room', () => {
    const { months } = plotClimate(cold, scaleOf([cold]));
    for (const { day, night, rainTop, rainHeight } of months) {
      expect(day).toBeLessThan(night);
      expect(day).toBeGreaterThanOrEqual(TEMPERATURE.top);
      expect(night).toBeLessThanOrEqual(TEMPERATURE.top + TEMPERATURE.height);
      expect(rainTop + rainHeight).toBeCloseTo(300);
    }
  });

  it('has a point for each month on each line, and a band that goes there and back', () => {
    const { dayLine, nightLine, band } = plotClimate(madrid, scaleOf([madrid]));
    expect(dayLine.split(' ')).toHaveLength(12);
    expect(band.split(' ')).toHaveLength(24);
    expect(band.split(' ')[12]).toBe(nightLine.split(' ')[11]);
  });

  it('stands still on a flat year without rain', () => {
    const months = buildYear().map((month) => ({ ...month, tMin: 10, tMax: 10, rainMm: 0 }));
    const { months: plotted } = plotClimate(
      { name: 'Nowhere', months },
      scaleOf([{ name: 'Nowhere', months }]),
    );
    expect(plotted.every(({ day, rainHeight }) => Number.isFinite(day) && rainHeight === 0)).toBe(
      true,
    );
  });
});
