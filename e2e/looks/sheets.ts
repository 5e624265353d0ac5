import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ROOT } from '../fixtures/site-under-test';
import { CELLS, fileOf, LOOKS_FOLDER, type Cell } from './places';
import { ROWS } from './rows';

const HEIGHT = 420;
const GAP = 8;
const LABEL = 26;
const ROWS_OF_SHEET = 3;
const FONT = path.join(ROOT, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const widthOf = ({ width }: Cell): number => (width === '1280' ? 672 : 194);
const leftOf = (index: number): number =>
  CELLS.slice(0, index).reduce((sum, cell) => sum + widthOf(cell) + GAP, GAP);
const WIDTH = leftOf(CELLS.length);
const ROW = HEIGHT + LABEL + GAP;

const label = (text: string, width: number): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="#222222">${text}</span>`,
      fontfile: FONT,
      font: 'DejaVu Sans 11',
      width,
      rgba: true,
    },
  })
    .png()
    .toBuffer();

async function cellsOf(name: string, peer: string, top: number): Promise<OverlayOptions[]> {
  const parts = await Promise.all(
    CELLS.map(async (cell, index): Promise<OverlayOptions[]> => {
      const [left, width] = [leftOf(index), widthOf(cell)];
      const whose = [cell.language, cell.scheme].join(' ');
      const text = index === 0 ? `${name} (${peer}): ${whose}` : whose;
      const file = fileOf(name, cell);
      return [
        { input: await label(text, width), left, top: top + 4 },
        ...(existsSync(file)
          ? [
              {
                input: await sharp(file)
                  .resize(width, HEIGHT, { fit: 'cover', position: 'top' })
                  .toBuffer(),
                left,
                top: top + LABEL,
              },
            ]
          : []),
      ];
    }),
  );
  return parts.flat();
}

/** Puts the pictures on contact sheets, a row of eight for each feature. */
export default async function makeSheets(): Promise<void> {
  const shown = ROWS.filter(({ name }) => CELLS.some((cell) => existsSync(fileOf(name, cell))));
  await mkdir(LOOKS_FOLDER, { recursive: true });
  for (let first = 0; first < shown.length; first += ROWS_OF_SHEET) {
    const rows = shown.slice(first, first + ROWS_OF_SHEET);
    const cells = await Promise.all(
      rows.map(({ name, peer }, index) => cellsOf(name, peer, index * ROW)),
    );
    const sheet = `sheet-${String(first / ROWS_OF_SHEET + 1).padStart(2, '0')}.png`;
    await sharp({
      create: { width: WIDTH, height: rows.length * ROW, channels: 3, background: '#ffffff' },
    })
      .composite(cells.flat())
      .png()
      .toFile(path.join(LOOKS_FOLDER, sheet));
  }
  process.stdout.write(`Pictures and contact sheets are in ${LOOKS_FOLDER}\n`);
}
