import sharp from 'sharp';

const MARK =
  '<path d="M6 22c4-12 7-12 9.500-4.500s5.500 7 10-6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="25" cy="11" r="3.400" fill="#f08a5d"/>';
const GROUND = '#0b5563';

const draw = (inside: string, side: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}">${inside}</svg>`,
    ),
  )
    .png({ compressionLevel: 9 })
    .toBuffer();

const onGround = `<rect width="32" height="32" fill="${GROUND}"/>${MARK}`;

/** Points. */
const ICON = 29;
const LOGO = 40;

async function drawAll(): Promise<Record<string, Buffer>> {
  const drawn = [1, 2, 3].map(async (scale) => {
    const suffix = scale === 1 ? '' : `@${scale}x`;
    return [
      [`icon${suffix}.png`, await draw(onGround, ICON * scale)],
      [`logo${suffix}.png`, await draw(MARK, LOGO * scale)],
    ] as const;
  });
  return Object.fromEntries((await Promise.all(drawn)).flat());
}

let drawn: Promise<Record<string, Buffer>> | undefined;

export function passPictures(): Promise<Readonly<Record<string, Buffer>>> {
  drawn ??= drawAll();
  return drawn;
}
