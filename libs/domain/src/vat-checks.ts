/* Check digits: NL RSIN or ISO 7064 mod 97, BE mod 97, DE ISO 7064 mod 11,10, FR SIREN, ES NIF/NIE/CIF, IT Luhn. */

const digitsOf = (text: string) => [...text].map(Number);

const weighed = (text: string, weights: readonly number[]) =>
  digitsOf(text).reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);

const remainder97 = (text: string) =>
  [...[...text].map((sign) => Number.parseInt(sign, 36)).join('')].reduce(
    (rest, digit) => (rest * 10 + Number(digit)) % 97,
    0,
  );

const dutch = (rest: string) =>
  weighed(rest.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 ||
  remainder97(`NL${rest}`) === 1;

const belgian = (rest: string) => 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8));

function german(rest: string): boolean {
  const product = digitsOf(rest.slice(0, 8)).reduce((left, digit) => {
    const sum = (digit + left) % 10;
    return (2 * (sum === 0 ? 10 : sum)) % 11;
  }, 10);
  return (11 - product) % 10 === Number(rest.slice(8));
}

/** Keys with a letter have another algorithm and stay unchecked. */
const french = (rest: string) =>
  /\D/.test(rest) || Number(rest.slice(0, 2)) === (12 + 3 * (Number(rest.slice(2)) % 97)) % 97;

const luhnSum = (text: string, from: 0 | 1) =>
  digitsOf(text).reduce((sum, digit, index) => {
    const counted = index % 2 === from ? digit * 2 : digit;
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0);

const italian = (rest: string) => luhnSum(rest, 1) % 10 === 0;

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ofPerson = (digits: string) => SPANISH_LETTERS[Number(digits) % 23];

function spanish(rest: string): boolean {
  const [first = '', digits, last = ''] = [rest[0], rest.slice(1, 8), rest[8]];
  if (/\d/.test(first)) return last === ofPerson(rest.slice(0, 8));
  if ('XYZ'.includes(first)) return last === ofPerson(`${'XYZ'.indexOf(first)}${digits}`);
  if ('KLM'.includes(first)) return last === ofPerson(digits);
  // sources differ on which companies have a letter: both pass
  const check = (10 - (luhnSum(digits, 0) % 10)) % 10;
  return last === String(check) || last === 'JABCDEFGHI'[check];
}

export const VAT_CHECKS: Readonly<Record<string, (rest: string) => boolean>> = {
  BE: belgian,
  DE: german,
  ES: spanish,
  FR: french,
  IT: italian,
  NL: dutch,
};
