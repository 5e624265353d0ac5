const CODE = /^[A-Z0-9]{6,12}$/;

export function checkDigit(body: string): string {
  const weighed = [...body].map((character, index) => (index + 1) * Number.parseInt(character, 36));
  return String(weighed.reduce((sum, value) => sum + value, 0) % 10);
}

export function isPassCode(code: string): boolean {
  return CODE.test(code) && code.endsWith(checkDigit(code.slice(0, -1)));
}
