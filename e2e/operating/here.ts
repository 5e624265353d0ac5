import { createServer } from 'node:net';
import path from 'node:path';

/* What stands on this machine for the values of docs/operating.md: folders below one, ports further up, this machine's name. */

export type Translate = (text: string) => string;

const ROW = /^\| (`[^|]*`) *\|/gm;
const LOWEST = 7_000;
const HIGHEST = 20_000;
const TRIES = 50;

/** The values of the page's first table. */
export function valuesIn(page: string): string[] {
  const table = page.split('\n## ')[0] ?? '';
  return [...table.matchAll(ROW)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value),
  );
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** How far up all ports are free: an API's neighbours stay its neighbours. */
async function freeShift(ports: readonly number[]): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const shift = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const free = await Promise.all(ports.map((port) => isFree(port + shift)));
    if (free.every(Boolean)) return shift;
  }
  throw new Error('there are no free ports');
}

const isPort = (value: string) => /^\d+$/.test(value);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Says the page's lines for this machine, with `root` in the place of `/`. */
export async function translation(values: readonly string[], root: string): Promise<Translate> {
  const shift = await freeShift(values.filter(isPort).map(Number));
  const hereOf = (value: string) => {
    if (isPort(value)) return String(Number(value) + shift);
    return value.startsWith('/') ? path.join(root, value) : 'localhost';
  };
  const here = new Map(values.map((value) => [value, hereOf(value)]));
  const longest = values.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\w.])(?:${longest.map(escaped).join('|')})(?![\\w])`, 'g');
  return (text) => text.replace(pattern, (value) => here.get(value) ?? value);
}
