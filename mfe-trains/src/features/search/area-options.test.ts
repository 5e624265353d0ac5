import { areaOptions } from './area-options';

const area = (code: string, label: string, ...countries: string[]) => ({
  code,
  label,
  countries: countries.length === 0 ? [code] : countries,
});
const t = (key: string) => key;

it.each([
  [
    'en',
    [
      area('AT', 'Austria'),
      area('CH', 'Switzerland'),
      area('DE', 'Germany'),
      area('EU', 'Global', 'AT', 'CH'),
    ],
    ['Global', 'Austria', 'Germany', 'Switzerland'],
  ],
  [
    'nl',
    [
      area('CZ', 'Tsjechië'),
      area('CH', 'Zwitserland'),
      area('DE', 'Duitsland'),
      area('ES', 'Spanje'),
    ],
    ['Duitsland', 'Spanje', 'Tsjechië', 'Zwitserland'],
  ],
] as const)(
  'lists the areas of passes by name in %s, the widest first',
  (language, areas, expected) => {
    const labels = areaOptions(areas, { t, language }).map(({ label }) =>
      label.replace(/^.*[.:]/, ''),
    );
    expect(labels).toHaveLength(expected.length);
    expect(
      areaOptions(areas, { t, language }).map(
        ({ value }) => areas.find(({ code }) => code === value)?.label,
      ),
    ).toEqual(expected);
  },
);
