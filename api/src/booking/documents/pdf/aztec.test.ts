import { aztecMatrix } from './aztec';
import { readAztec } from '../../../../test/readers/aztec-reader';

const TICKET =
  'RAIL1|ABC234|0123456789|DE VRIES/ANNEKE|IC 9220 2027-01-14T09:10 NL:amsterdam-centraal>BE:bruxelles-midi STANDARD 4/61';

test.each([
  ['of a few squares', 'RAIL1'],
  ['with a number', '0123456789012345678901234567890123456789'],
  ['with what some scanners take for an instruction', 'A^045B %|~ {}'],
  ['of a ticket', TICKET],
  [
    'of a ticket for six trains',
    [
      TICKET,
      ...Array.from(
        { length: 5 },
        (_, index) =>
          `EST 93${index} 2027-01-14T09:1${index} BE:bruxelles-midi>FR:paris-gare-du-nord PREMIER ${index}/12`,
      ),
    ].join('|'),
  ],
  ['with letters beyond ASCII', 'Łódź – Győr'],
])('an Aztec code %s says what it was made of', (_case, content) => {
  expect(readAztec(aztecMatrix(content))).toBe(content);
});

test('another content is another code', () => {
  expect(readAztec(aztecMatrix(TICKET.replace('ANNEKE', 'LUCAS')))).not.toBe(TICKET);
});
