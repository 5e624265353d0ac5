/** Colours are `#rrggbb`. */
function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  return hex(channels(first).map((part, index) => part + ((to[index] ?? part) - part) * share));
}

export function multiply(first: string, second: string): string {
  const by = channels(second);
  return hex(channels(first).map((part, index) => (part * (by[index] ?? 255)) / 255));
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#10122a', share);
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#fffaf0', share);
}
