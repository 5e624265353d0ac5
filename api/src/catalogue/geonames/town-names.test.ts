import { nameRegions } from './regions';
import { townNames } from './town-names';
import { readTowns } from './towns';

const towns = readTowns();

function named(country: string, name: string) {
  const [largest] = towns
    .filter((town) => town.country === country && town.name === name)
    .sort((a, b) => b.population - a.population);
  return largest === undefined ? null : townNames(largest);
}

describe('Names of towns', () => {
  it.each([
    ['FR', 'Paris', 'Paris', 'Parijs'],
    ['GB', 'London', 'London', 'Londen'],
    ['CZ', 'Prague', 'Prague', 'Praag'],
    ['AT', 'Vienna', 'Vienna', 'Wenen'],
    ['DK', 'Copenhagen', 'Copenhagen', 'Kopenhagen'],
    ['PT', 'Lisbon', 'Lisbon', 'Lissabon'],
    ['DE', 'Köln', 'Cologne', 'Keulen'],
    ['NL', 'The Hague', 'The Hague', 'Den Haag'],
    ['IT', 'Venice', 'Venice', 'Venetië'],
    ['ES', 'Barcelona', 'Barcelona', 'Barcelona'],
  ])('in %s: %s is %s in English and %s in Dutch', (country, name, en, nl) => {
    expect(named(country, name)).toEqual({ en, nl });
  });

  it('are left alone when GeoNames does not know the other name', () => {
    const paris = towns.find(({ country, name }) => country === 'FR' && name === 'Paris');
    expect(paris && townNames({ ...paris, alternateNames: [] })).toEqual({
      en: 'Paris',
      nl: 'Paris',
    });
  });
});

describe('Names of regions', () => {
  const names = nameRegions(towns);

  it.each([
    ['ES.56', 'Catalonia', 'Catalonië'],
    ['NL.07', 'North Holland', 'Noord-Holland'],
    ['DE.02', 'Bavaria', 'Beieren'],
    ['US.FL', 'Florida', 'Florida'],
  ])('%s is %s in English and %s in Dutch', (id, en, nl) => {
    expect(names.get(id)).toEqual({ en, nl });
  });

  it('exist for every region with a town', () => {
    expect(towns.filter(({ country, region }) => !names.has(`${country}.${region}`))).toEqual([]);
  });
});
