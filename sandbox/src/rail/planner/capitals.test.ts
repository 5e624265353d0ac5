import { planJourneys } from './planner';

jest.setTimeout(60_000);

const CAPITALS =
  'NL:amsterdam GR:athens RS:beograd DE:berlin CH:bern SK:bratislava BE:bruxelles RO:bucuresti HU:budapest DK:kobenhavn IE:dublin FI:helsinki PT:lisboa SI:ljubljana GB:london LU:luxembourg ES:madrid NO:oslo FR:paris ME:podgorica CZ:praha LV:riga IT:roma BA:sarajevo MK:skopje BG:sofia SE:stockholm EE:tallinn LT:vilnius AT:wien PL:warszawa HR:zagreb'.split(
    ' ',
  );

/** No railway leads there from the Continent. */
const ISLANDS = ['IE:dublin', 'FI:helsinki'];

/** Farther apart than four changes reach, or than one waits for between two trains. */
const TOO_FAR: Readonly<Record<string, string>> = {
  'NL:amsterdam': 'GR:athens PT:lisboa BA:sarajevo EE:tallinn',
  'GR:athens':
    'NL:amsterdam DE:berlin CH:bern SK:bratislava BE:bruxelles DK:kobenhavn PT:lisboa SI:ljubljana GB:london LU:luxembourg ES:madrid NO:oslo FR:paris CZ:praha LV:riga IT:roma BA:sarajevo SE:stockholm EE:tallinn LT:vilnius AT:wien PL:warszawa HR:zagreb',
  'RS:beograd': 'PT:lisboa EE:tallinn',
  'DE:berlin': 'GR:athens PT:lisboa EE:tallinn',
  'CH:bern': 'GR:athens PT:lisboa EE:tallinn',
  'SK:bratislava': 'GR:athens PT:lisboa EE:tallinn',
  'BE:bruxelles': 'GR:athens PT:lisboa BA:sarajevo MK:skopje BG:sofia EE:tallinn',
  'RO:bucuresti': 'PT:lisboa NO:oslo LV:riga BA:sarajevo EE:tallinn LT:vilnius',
  'HU:budapest': 'PT:lisboa EE:tallinn',
  'DK:kobenhavn': 'GR:athens PT:lisboa BA:sarajevo MK:skopje BG:sofia EE:tallinn',
  'PT:lisboa':
    'NL:amsterdam GR:athens RS:beograd DE:berlin CH:bern SK:bratislava BE:bruxelles RO:bucuresti HU:budapest DK:kobenhavn SI:ljubljana GB:london LU:luxembourg NO:oslo ME:podgorica CZ:praha LV:riga IT:roma BA:sarajevo MK:skopje BG:sofia SE:stockholm EE:tallinn LT:vilnius AT:wien PL:warszawa HR:zagreb',
  'SI:ljubljana': 'GR:athens PT:lisboa EE:tallinn',
  'GB:london': 'GR:athens PT:lisboa LV:riga BA:sarajevo MK:skopje BG:sofia EE:tallinn',
  'LU:luxembourg': 'GR:athens PT:lisboa LV:riga BA:sarajevo MK:skopje BG:sofia EE:tallinn',
  'ES:madrid':
    'GR:athens RO:bucuresti NO:oslo ME:podgorica LV:riga BA:sarajevo MK:skopje BG:sofia EE:tallinn LT:vilnius',
  'NO:oslo':
    'GR:athens RO:bucuresti PT:lisboa ES:madrid ME:podgorica LV:riga BA:sarajevo MK:skopje BG:sofia EE:tallinn LT:vilnius',
  'FR:paris': 'GR:athens EE:tallinn',
  'ME:podgorica':
    'GR:athens PT:lisboa ES:madrid NO:oslo LV:riga BA:sarajevo SE:stockholm EE:tallinn LT:vilnius',
  'CZ:praha': 'GR:athens PT:lisboa EE:tallinn',
  'LV:riga':
    'GR:athens RS:beograd RO:bucuresti DK:kobenhavn PT:lisboa LU:luxembourg ES:madrid NO:oslo ME:podgorica IT:roma BA:sarajevo MK:skopje BG:sofia SE:stockholm',
  'IT:roma': 'GR:athens PT:lisboa BA:sarajevo MK:skopje BG:sofia EE:tallinn',
  'BA:sarajevo':
    'NL:amsterdam GR:athens DE:berlin SK:bratislava BE:bruxelles RO:bucuresti DK:kobenhavn PT:lisboa GB:london LU:luxembourg ES:madrid NO:oslo ME:podgorica CZ:praha LV:riga IT:roma MK:skopje BG:sofia SE:stockholm EE:tallinn LT:vilnius PL:warszawa',
  'MK:skopje':
    'BE:bruxelles DK:kobenhavn PT:lisboa GB:london LU:luxembourg ES:madrid NO:oslo LV:riga BA:sarajevo SE:stockholm EE:tallinn LT:vilnius',
  'BG:sofia': 'PT:lisboa ES:madrid NO:oslo LV:riga BA:sarajevo SE:stockholm EE:tallinn LT:vilnius',
  'SE:stockholm':
    'GR:athens PT:lisboa ME:podgorica LV:riga BA:sarajevo MK:skopje BG:sofia EE:tallinn LT:vilnius',
  'EE:tallinn':
    'NL:amsterdam GR:athens RS:beograd DE:berlin CH:bern SK:bratislava BE:bruxelles RO:bucuresti HU:budapest DK:kobenhavn PT:lisboa SI:ljubljana GB:london LU:luxembourg ES:madrid NO:oslo FR:paris ME:podgorica CZ:praha IT:roma BA:sarajevo MK:skopje BG:sofia SE:stockholm AT:wien HR:zagreb',
  'LT:vilnius': 'GR:athens PT:lisboa ES:madrid BA:sarajevo MK:skopje BG:sofia',
  'AT:wien': 'GR:athens PT:lisboa EE:tallinn',
  'PL:warszawa': 'GR:athens PT:lisboa BA:sarajevo',
  'HR:zagreb': 'GR:athens PT:lisboa EE:tallinn',
};

function isNamed(from: string, to: string): boolean {
  return (
    ISLANDS.includes(from) || ISLANDS.includes(to) || (TOO_FAR[from] ?? '').split(' ').includes(to)
  );
}

test('every capital leads to every other within four changes, or is named as one that does not', () => {
  const surprises: string[] = [];
  for (const from of CAPITALS) {
    for (const to of CAPITALS) {
      if (from === to) continue;
      const isReached =
        planJourneys({ from, to, after: new Date('2026-12-09T04:00:00Z'), count: 1 }).length > 0;
      if (isReached === isNamed(from, to))
        surprises.push(`${from} ${isReached ? 'leads' : 'does not lead'} to ${to}`);
    }
  }
  expect(surprises).toEqual([]);
});
