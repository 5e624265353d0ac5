import type { RoomFacility } from '@wayfare/api-contract';

/* Lucide shapes (ISC licence), one path each on a 24-unit grid; kept here, since no other page uses them. */
const CHECK = 'M20 6 9 17l-5-5';
export const SIZE =
  'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3';

export const FACILITY_SHAPES: Readonly<Record<RoomFacility, string>> = {
  air_conditioning: 'M2 12h20M12 2v20M20 16l-4-4 4-4M4 8l4 4-4 4M16 4l-4 4-4-4M8 20l4-4 4 4',
  private_bathroom:
    'M10 4 8 6M17 19v2M2 12h20M7 19v2M9 5 7.6 3.6A2.1 2.1 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5',
  bath: 'M10 4 8 6M17 19v2M2 12h20M7 19v2M9 5 7.6 3.6A2.1 2.1 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5',
  kitchenette:
    'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3zM21 15v7',
  balcony: 'M8 3l4 8 5-5 5 15H2z',
  view: 'M8 3l4 8 5-5 5 15H2z',
  kettle: 'M10 2v2M14 2v2M6 2v2M4 8h14a4 4 0 1 1 0 8h-1M4 8v9a4 4 0 0 0 4 4h5a4 4 0 0 0 4-4V8',
  desk: 'M20 16V7a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v9M4 16h16l1.5 3.2H2.5z',
  tv: 'M17 2l-5 5-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z',
  safe: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  minibar: CHECK,
  hairdryer: CHECK,
  iron: CHECK,
  soundproof: 'M11 5 6 9H2v6h4l5 4zM22 9l-6 6M16 9l6 6',
};

export function Shape({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
