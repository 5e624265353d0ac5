import styles from './streets.module.css';

export type StreetColours = Readonly<
  Record<
    | 'land'
    | 'water'
    | 'shore'
    | 'green'
    | 'building'
    | 'edge'
    | 'casing'
    | 'path'
    | 'minor'
    | 'major'
    | 'motorway'
    | 'rail'
    | 'border'
    | 'name',
    string
  >
>;

const RGB = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/;
/** Computed value of `color-mix`; parts from 0 to 1. */
const MIXED = /^color\(srgb\s+([\d.e-]+)\s+([\d.e-]+)\s+([\d.e-]+)/;

/** A computed colour in MapLibre's syntax; black for an unknown form. */
export function plainColour(computed: string): string {
  const mixed = MIXED.exec(computed);
  const [, ...parts] = mixed ?? RGB.exec(computed) ?? ['', '0', '0', '0'];
  const scale = mixed === null ? 1 : 255;
  return `rgb(${parts.map((part) => Math.round(Number(part) * scale)).join(', ')})`;
}

export function streetColours(within: HTMLElement): StreetColours {
  const probe = document.createElement('span');
  if (styles.palette !== undefined) probe.className = styles.palette;
  within.append(probe);
  const read = (name: keyof StreetColours): string => {
    probe.style.color = `var(--street-${name})`;
    return plainColour(getComputedStyle(probe).color);
  };
  const colours: StreetColours = {
    land: read('land'),
    water: read('water'),
    shore: read('shore'),
    green: read('green'),
    building: read('building'),
    edge: read('edge'),
    casing: read('casing'),
    path: read('path'),
    minor: read('minor'),
    major: read('major'),
    motorway: read('motorway'),
    rail: read('rail'),
    border: read('border'),
    name: read('name'),
  };
  probe.remove();
  return colours;
}
