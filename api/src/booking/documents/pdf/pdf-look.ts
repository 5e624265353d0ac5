/** For print: black on white, colour only where grey would do as well. Points. */
export const COLOURS = {
  text: '#12242c',
  muted: '#4a5d66',
  border: '#b9c5c8',
  brand: '#0b5563',
  soft: '#eef2f2',
  accent: '#8f3513',
} as const;

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

export const STYLES = {
  brand: { size: 14, bold: true, colour: COLOURS.brand },
  kind: { size: 14, colour: COLOURS.muted, align: 'right' },
  warning: { size: 9, bold: true, colour: COLOURS.accent },
  title: { size: 21, bold: true },
  heading: { size: 11, bold: true, colour: COLOURS.brand },
  body: { size: 9.5 },
  label: { size: 8.5, colour: COLOURS.muted },
  value: { size: 11, bold: true },
  key: { size: 17, bold: true },
  cell: { size: 9.5 },
  cellHead: { size: 8.5, colour: COLOURS.muted },
  total: { size: 11, bold: true },
  footer: { size: 8, colour: COLOURS.muted },
} as const satisfies Record<string, TextStyle>;

export const MARGINS = { top: 36, right: 48, bottom: 44, left: 48 } as const;
export const LINE_GAP = 2;
