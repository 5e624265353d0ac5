import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import { fitText } from './card-text';
import type { SetText, TextBox, TextStyle } from './card-text';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

export interface Card {
  readonly brand: string;
  readonly kicker: string;
  readonly title: string;
  /** '' for none */
  readonly note: string;
  /** null for the site's default ground */
  readonly photo: Buffer | null;
}

const MARGIN = 72;
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;

/** Dark theme tokens: legible on any shaded photo. */
const INK = '#0a1c22';
const WHITE = '#ffffff';
const ACCENT = '#ffb48f';

const BRAND: TextStyle = { font: 'DejaVuSansCondensed-Bold', colour: WHITE, sizes: [38] };
const KICKER: TextStyle = { font: 'DejaVuSansCondensed-Bold', colour: ACCENT, sizes: [32, 28, 24] };
const TITLE: TextStyle = {
  font: 'DejaVuSansCondensed-Bold',
  colour: WHITE,
  sizes: [84, 76, 68, 60, 52, 46],
};
const NOTE: TextStyle = { font: 'DejaVuSansCondensed', colour: WHITE, sizes: [24, 20] };

const TITLE_BOX: TextBox = { width: TEXT_WIDTH, height: 268 };
const GAP = 24;

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">${inside}</svg>`,
  );

const stops = (shades: readonly (readonly [offset: number, opacity: number])[]) =>
  shades
    .map(
      ([offset, opacity]) =>
        `<stop offset="${offset}" stop-color="${INK}" stop-opacity="${opacity}"/>`,
    )
    .join('');

const SHADE = svg(
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, 0.66],
    [0.2, 0.2],
    [0.36, 0.4],
    [0.5, 0.74],
    [0.66, 0.86],
    [1, 0.94],
  ])}</linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`,
);

const GROUND = svg(
  `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0b5563"/><stop offset="1" stop-color="#0e2f38"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <circle cx="1010" cy="150" r="78" fill="#f08a5d"/>
  <path d="M0 420C180 300 330 330 480 392s300 60 430-40 190-70 290-30v308H0z" fill="#0d4653"/>
  <path d="M0 500c170-80 320-60 470 0s330 40 460-30 190-50 270-20v180H0z" fill="#0c3843"/>
  <path d="M560 262c70-190 150-190 205-70s120 105 205-20" fill="none" stroke="#ffffff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 22"/>`,
);

const MARK = svg(
  `<g transform="translate(${MARGIN - 6} 52) scale(1.75)"><path d="M4 22c5-14 9-14 12-5s7 8 12-7" fill="none" stroke="${WHITE}" stroke-width="3.2" stroke-linecap="round"/><circle cx="4.5" cy="22" r="3" fill="${WHITE}"/><circle cx="28" cy="9.5" r="3.6" fill="#f08a5d"/></g>`,
);

function backgroundOf(photo: Buffer | null): Sharp {
  const ground = photo === null ? sharp(GROUND) : sharp(photo);
  return ground.resize({ ...CARD_SIZE, fit: 'cover', position: 'centre' });
}

interface PlacedText extends SetText {
  readonly left: number;
  readonly top: number;
}

export async function layOut({
  brand,
  kicker,
  title,
  note,
}: Omit<Card, 'photo'>): Promise<PlacedText[]> {
  const line = { width: TEXT_WIDTH, height: 40 };
  const [name, small, large, below] = await Promise.all([
    fitText(brand, BRAND, line),
    fitText(kicker, KICKER, line),
    fitText(title, TITLE, TITLE_BOX),
    fitText(note, NOTE, line),
  ]);
  const placed: PlacedText[] = [];
  if (name !== null) placed.push({ ...name, left: MARGIN + 62, top: 62 });
  let bottom = CARD_SIZE.height - MARGIN + 12;
  for (const set of [below, large, small]) {
    if (set === null) continue;
    placed.push({ ...set, left: MARGIN, top: bottom - set.height });
    bottom -= set.height + GAP;
  }
  return placed;
}

/** Deterministic, byte for byte. */
export async function drawCard({ photo, ...words }: Card): Promise<Buffer> {
  const texts = await layOut(words);
  const overlays: OverlayOptions[] = [
    ...(photo === null ? [] : [{ input: SHADE }]),
    { input: MARK },
    ...texts.map(({ picture, left, top }) => ({ input: picture, left, top })),
  ];
  const background = await backgroundOf(photo).png().toBuffer();
  return sharp(background)
    .composite(overlays)
    .flatten({ background: INK })
    .png(photo === null ? { compressionLevel: 9 } : { palette: true, quality: 90, effort: 4 })
    .toBuffer();
}
