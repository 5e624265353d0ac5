import { readFileSync } from 'node:fs';
import path from 'node:path';

type Theme = 'light' | 'dark';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const pairs = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  return (
    0.2126 * channel(colour.slice(1, 3)) +
    0.7152 * channel(colour.slice(3, 5)) +
    0.0722 * channel(colour.slice(5, 7))
  );
}

function contrast(one: string, other: string, theme: Theme): number {
  const first = pairs.get(one)?.[theme];
  const second = pairs.get(other)?.[theme];
  if (first === undefined || second === undefined)
    throw new Error(`no colour pair ${one} / ${other}`);
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'surface', 'surface-2'];
const TEXTS = [
  'text',
  'text-muted',
  'brand',
  'brand-hover',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
];
const SOFT = ['brand', 'accent', 'success', 'warning', 'danger', 'info'];
const both = (rows: [string, string][]): [string, string, Theme][] =>
  rows.flatMap(([one, other]): [string, string, Theme][] => [
    [one, other, 'light'],
    [one, other, 'dark'],
  ]);

describe('colours', () => {
  it.each(
    both([
      ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
      ...SOFT.flatMap((tone): [string, string][] => [
        [tone, `${tone}-soft`],
        ['text', `${tone}-soft`],
      ]),
      ['text-muted', 'brand-soft'],
      ['on-brand', 'brand'],
      ['on-brand', 'brand-hover'],
      ['on-accent', 'accent'],
    ]),
  )('are readable: %s on %s, %s (WCAG 1.4.3)', (text, ground, theme) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    both(
      ['border-strong', 'focus', 'star', 'brand'].flatMap((part) =>
        GROUNDS.map((ground): [string, string] => [part, ground]),
      ),
    ),
  )('show where a control is: %s on %s, %s (WCAG 1.4.11)', (part, ground, theme) => {
    expect(contrast(part, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
