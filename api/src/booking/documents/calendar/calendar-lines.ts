const MAX_OCTETS = 75;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Escapes a TEXT value (RFC 5545). */
export function calendarText(text: string): string {
  return text
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds at 75 octets, never within a character (RFC 5545). */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > MAX_OCTETS) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}

export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
