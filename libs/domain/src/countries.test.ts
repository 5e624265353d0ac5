import { countryName, countryOptions } from './countries';

describe('the countries to choose from', () => {
  it.each([
    ['en', 'Netherlands'],
    ['nl', 'Nederland'],
  ] as const)('are named in %s', (language, name) => {
    expect(countryName('NL', language)).toBe(name);
    expect(countryOptions(language)).toContainEqual({ value: 'NL', label: name });
  });

  it.each(['en', 'nl'] as const)('are in the order of %s, each once', (language) => {
    const labels = countryOptions(language).map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)].sort(new Intl.Collator(language).compare));
  });
});
