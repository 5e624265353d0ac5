const GROUND = '#0b4f5c';
const MARK =
  '<path d="M6 22c4-12 7-12 9.500-4.500s5.500 7 10-6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="25" cy="11" r="3.400" fill="#f08a5d"/>';

const drawing = (corner: string, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corner} fill="${GROUND}"/>${mark}</svg>`;

export const ICON = drawing(' rx="7"', MARK);

export const MASKABLE_ICON = drawing(
  '',
  `<g transform="translate(2.4 2.4) scale(.85)">${MARK}</g>`,
);
