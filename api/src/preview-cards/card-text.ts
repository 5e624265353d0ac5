import { createRequire } from 'node:module';
import sharp from 'sharp';

/** Resolved at run time: the font is outside the bundle. */
const fontFile = (name: string) =>
  createRequire(__filename).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export interface TextStyle {
  readonly font: 'DejaVuSansCondensed-Bold' | 'DejaVuSansCondensed';
  readonly colour: string;
  /** pixels, largest first; the first that fits wins */
  readonly sizes: readonly number[];
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
}

export interface SetText extends TextBox {
  readonly picture: Buffer;
  readonly size: number;
}

const FAMILIES: Readonly<Record<TextStyle['font'], string>> = {
  'DejaVuSansCondensed-Bold': 'DejaVu Sans Bold Condensed',
  DejaVuSansCondensed: 'DejaVu Sans Condensed',
};

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Setting {
  readonly size: number;
  readonly width: number;
  /** wraps inside an overlong word */
  readonly breaksWords: boolean;
}

async function setText(
  text: string,
  { font, colour }: TextStyle,
  { size, width, breaksWords }: Setting,
): Promise<SetText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${FAMILIES[font]} ${size}`,
      fontfile: fontFile(font),
      dpi: 72,
      rgba: true,
      width,
      wrap: breaksWords ? 'word-char' : 'word',
      spacing: Math.round(size * 0.12),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height, size };
}

/** Cap on measuring. */
const MOST_LETTERS = 240;

const fits = (set: TextBox, box: TextBox) => set.width <= box.width && set.height <= box.height;

/** Longest prefix that fits, by bisection, with an ellipsis. */
async function beginningOf(text: string, style: TextStyle, box: TextBox): Promise<SetText> {
  const letters = [...text].slice(0, MOST_LETTERS);
  const size = style.sizes.at(-1) ?? 0;
  const attempt = (length: number) =>
    setText(`${letters.slice(0, length).join('').trimEnd()}…`, style, {
      size,
      width: box.width,
      breaksWords: true,
    });
  let best = await attempt(0);
  let [low, high] = [0, letters.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const set = await attempt(middle);
    if (fits(set, box)) [low, best] = [middle, set];
    else high = middle;
  }
  return best;
}

/** Largest size that fits by measured rendering; null for blank text. */
export async function fitText(
  text: string,
  style: TextStyle,
  box: TextBox,
): Promise<SetText | null> {
  const clean = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (clean === '') return null;
  const whole = style.sizes.map((size) => ({ size, width: box.width, breaksWords: false }));
  const broken = style.sizes
    .slice(-1)
    .map((size) => ({ size, width: box.width, breaksWords: true }));
  for (const setting of clean.length > MOST_LETTERS ? [] : [...whole, ...broken]) {
    const set = await setText(clean, style, setting);
    if (fits(set, box)) return set;
  }
  return beginningOf(clean, style, box);
}
