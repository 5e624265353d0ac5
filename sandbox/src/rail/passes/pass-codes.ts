const CODE = /^[A-Z0-9]{6,12}$/;

const valueOf = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 'A'.charCodeAt(0) + 10;

export function checkDigit(body: string): string {
  return String(
    [...body].reduce((sum, character, index) => sum + (index + 1) * valueOf(character), 0) % 10,
  );
}

export function isPassCode(code: string): boolean {
  return CODE.test(code) && code.endsWith(checkDigit(code.slice(0, -1)));
}
