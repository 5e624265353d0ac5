import type { CSSProperties } from 'react';
import type { MailKind } from '../../booking';

/** The light values of the site's tokens, inlined: a mail shares no style sheet. */
const COLOURS = {
  page: '#f7f8f7',
  surface: '#ffffff',
  text: '#12242c',
  muted: '#4a5d66',
  border: '#d6dedf',
  brand: '#0b5563',
  onBrand: '#ffffff',
  soft: '#eef2f2',
  accent: '#b8481f',
  accentSoft: '#fbeae2',
} as const;

export interface Tone {
  readonly text: string;
  readonly soft: string;
}

export const SUCCESS: Tone = { text: '#1d6b43', soft: '#e3f3ea' };
export const WARNING: Tone = { text: '#7a4d00', soft: '#fdf1d8' };
const DANGER: Tone = { text: '#ab2018', soft: '#fce9e7' };
export const INFO: Tone = { text: COLOURS.brand, soft: '#e0eff0' };

export const TONES: Readonly<Record<MailKind, Tone>> = {
  confirmed: SUCCESS,
  pending: WARNING,
  failed: DANGER,
  refunded: INFO,
  canceled: INFO,
  givenBack: INFO,
  charged: SUCCESS,
  chargeFailed: DANGER,
  held: WARNING,
  lapsed: INFO,
  changed: SUCCESS,
  changeFailed: WARNING,
  renamed: SUCCESS,
  carrierChange: WARNING,
  carrierAccepted: SUCCESS,
};

const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const paragraph: CSSProperties = {
  margin: '0 0 12px',
  fontSize: '15px',
  lineHeight: '24px',
  color: COLOURS.text,
};
const cell: CSSProperties = {
  padding: '10px 0',
  borderTop: `1px solid ${COLOURS.border}`,
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top',
  textAlign: 'left',
  fontWeight: 400,
};
const amount: CSSProperties = {
  ...cell,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};

export const LOOK = {
  body: {
    margin: 0,
    padding: '24px 12px',
    backgroundColor: COLOURS.page,
    fontFamily: FONT,
    color: COLOURS.text,
  },
  container: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  brand: {
    margin: '0 0 16px',
    fontSize: '20px',
    lineHeight: '24px',
    fontWeight: 700,
    letterSpacing: '-0.01em',
    color: COLOURS.brand,
  },
  card: {
    backgroundColor: COLOURS.surface,
    border: `1px solid ${COLOURS.border}`,
    borderRadius: '10px',
    overflow: 'hidden',
  },
  inner: { padding: '28px 28px 8px' },
  demo: { padding: '10px 28px', backgroundColor: COLOURS.accentSoft, color: COLOURS.accent },
  demoText: { margin: 0, fontSize: '13px', lineHeight: '20px', color: COLOURS.accent },
  heading: {
    margin: '0 0 16px',
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  paragraph,
  note: {
    ...paragraph,
    margin: '2px 0 0',
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: 400,
    color: COLOURS.muted,
  },
  keys: {
    width: '100%',
    margin: '20px 0 0',
    borderCollapse: 'separate',
    backgroundColor: COLOURS.soft,
    borderRadius: '10px',
  },
  keyLabel: {
    width: '50%',
    padding: '14px 18px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    fontSize: '13px',
    lineHeight: '20px',
    color: COLOURS.muted,
  },
  keyValue: {
    padding: '0 18px 14px',
    verticalAlign: 'top',
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 700,
    letterSpacing: '0.06em',
    color: COLOURS.text,
  },
  title: {
    margin: '28px 0 10px',
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 700,
    color: COLOURS.text,
  },
  button: {
    display: 'inline-block',
    margin: '8px 0 4px',
    padding: '13px 22px',
    borderRadius: '10px',
    backgroundColor: COLOURS.brand,
    color: COLOURS.onBrand,
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: COLOURS.brand, fontSize: '15px', lineHeight: '24px', textDecoration: 'underline' },
  table: { width: '100%', borderCollapse: 'collapse', borderBottom: `1px solid ${COLOURS.border}` },
  factLabel: { ...cell, width: '36%', paddingRight: '12px', color: COLOURS.muted },
  factValue: { ...cell, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  rowLabel: { ...cell, paddingRight: '12px' },
  amount,
  totalLabel: {
    ...cell,
    paddingRight: '12px',
    borderTop: `2px solid ${COLOURS.text}`,
    fontSize: '17px',
    fontWeight: 700,
  },
  totalAmount: {
    ...amount,
    borderTop: `2px solid ${COLOURS.text}`,
    fontSize: '17px',
    fontWeight: 700,
  },
  footer: { margin: '20px 4px 0', fontSize: '12px', lineHeight: '18px', color: COLOURS.muted },
} as const satisfies Record<string, CSSProperties>;

/** Dark mode by media query; a reader that ignores style sheets keeps the whole light one. */
export const DARK = `@media (prefers-color-scheme: dark) {
.page { background-color: #12181b !important; }
.card { background-color: #1b2429 !important; border-color: #3a474d !important; }
.soft { background-color: #263238 !important; border: 1px solid #3a474d !important; }
.text { color: #eef3f4 !important; }
.muted { color: #b4c2c7 !important; }
.line { border-color: #3a474d !important; }
.brand { color: #7fc8d6 !important; }
.demo { background-color: #3a2116 !important; color: #ffc3a6 !important; }
}`;
