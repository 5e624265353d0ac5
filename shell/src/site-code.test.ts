import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

const SOURCES = __dirname;
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|fixture)\./.test(file),
);
// The layouts are named by the specification, and a manifest asks for one by that name.
const withoutLayouts = (text: string) =>
  text.replaceAll('two-columns-flights', '').replaceAll('twoColumnsFlights', '');
const PRODUCT = /hotel|flight|\btrains?\b|\brails?\b|railway|baggage|seat.?map/i;

it('reads the sources of the frame', () => expect(files.length).toBeGreaterThan(40));

it.each(files)('the frame knows no product: %s', (file) => {
  expect(withoutLayouts(readFileSync(path.join(SOURCES, file), 'utf8'))).not.toMatch(PRODUCT);
});

it.each([
  ['en', en],
  ['nl', nl],
])('the texts of the frame name no product: %s', (_language, texts) => {
  expect(JSON.stringify(texts)).not.toMatch(/hotel|flight|vlucht|train|trein|baggage|bagage/i);
});
