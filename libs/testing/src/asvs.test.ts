import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8');

/**
 * Levels of the requirements of each section of ASVS 5.0.0, in their order, those of level 3 among them.
 * Source: https://github.com/OWASP/ASVS, release 5.0.0.
 */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const WANTED = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) =>
    level === '3' ? [] : [`${section}.${index + 1} ${level}`],
  ),
);

interface Row {
  readonly id: string;
  readonly level: string;
  readonly verdict: string;
  readonly why: string;
}

const ROWS = [
  ...DOCUMENT.matchAll(/^\| (\d+\.\d+\.\d+) [^|]*\| +(\d) +\| +([^|]*?) +\| +(.*?) +\|$/gm),
].map(([, id = '', level = '', verdict = '', why = '']): Row => ({ id, level, verdict, why }));

it('assesses each of the 253 requirements of levels 1 and 2 of ASVS 5.0.0 once, with its level', () => {
  expect(WANTED).toHaveLength(253);
  expect(ROWS.map(({ id, level }) => `${id} ${level}`)).toEqual(WANTED);
});

it('says of each that it is met, does not apply, or is not met', () => {
  expect([...new Set(ROWS.map(({ verdict }) => verdict))].sort()).toEqual([
    'met',
    'n/a',
    'not met',
  ]);
});

it('has a plan for whatever is not met, and a reason for what does not apply', () => {
  expect(
    ROWS.filter(({ verdict, why }) => verdict === 'not met' && !why.includes('Plan: ')).map(
      ({ id }) => id,
    ),
  ).toEqual([]);
  expect(ROWS.filter(({ why }) => why.trim() === '').map(({ id }) => id)).toEqual([]);
});

it('names files that exist', () => {
  const named = [
    ...DOCUMENT.matchAll(/`((?:api|docs|e2e|libs|mfe-\w+|sandbox|shell)\/[^`\s]+)`/g),
  ].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
