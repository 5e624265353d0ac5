import { normalise, slugOf, wordsOf } from './normalise';
import { UniqueSlugs } from './unique-slugs';

describe('Names as they are compared', () => {
  it.each([
    ['München', 'munchen'],
    ["'s-Gravenhage", 's gravenhage'],
    ['Łódź', 'lodz'],
    ['Straßburg', 'strassburg'],
    ['İstanbul', 'istanbul'],
    ['Ålesund', 'alesund'],
    ['Tromsø', 'tromso'],
    ['Donostia / San Sebastián', 'donostia san sebastian'],
    ['  Den   Haag ', 'den haag'],
    ['Αθήνα', 'αθηνα'],
    ["Robert'); DROP TABLE hotels;--", 'robert drop table hotels'],
    ['<script>alert(1)</script>', 'script alert 1 script'],
    ['...', ''],
  ])('reads %j as %j', (name, plain) => {
    expect(normalise(name)).toBe(plain);
  });

  it('has no words where there are no letters', () => {
    expect(wordsOf(' - ')).toEqual([]);
  });
});

describe('Slugs', () => {
  it.each([
    ['Castilla-La Mancha', 'castilla-la-mancha'],
    ["'s-Hertogenbosch", 's-hertogenbosch'],
    ['Île-de-France', 'ile-de-france'],
    ['東京', 'place'],
    ['../../etc/passwd', 'etc-passwd'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('writes %j as %j (OQ-13)', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('are unique below one parent and may repeat below another', () => {
    const slugs = new UniqueSlugs();
    expect(slugs.take('ES', 'Madrid', 'a')).toBe('madrid');
    expect(slugs.take('ES', 'Madríd', 'b')).toBe('madrid-2');
    expect(slugs.take('ES', 'Madrid', 'c')).toBe('madrid-3');
    expect(slugs.take('PT', 'Madrid', 'd')).toBe('madrid');
  });

  it('stay the same for a place that is called alike in both languages', () => {
    const slugs = new UniqueSlugs();
    expect([slugs.take('ES', 'Barcelona', 'a'), slugs.take('ES', 'Barcelona', 'a')]).toEqual([
      'barcelona',
      'barcelona',
    ]);
  });

  it('never take a slug that a name already ends up with', () => {
    const slugs = new UniqueSlugs();
    expect([
      slugs.take('', 'Inn 2', 'a'),
      slugs.take('', 'Inn', 'b'),
      slugs.take('', 'Inn', 'c'),
    ]).toEqual(['inn-2', 'inn', 'inn-3']);
  });
});
