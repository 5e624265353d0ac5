import fc from 'fast-check';
import { TICKET_NAME_MAX, ticketName } from './ticket-name';

it.each([
  ['Anneke', 'ANNEKE'],
  ['  de   Vries ', 'DE VRIES'],
  ["O'Hara-van der Berg", "O'HARA-VAN DER BERG"],
  ['O’Hara', "O'HARA"],
  ['Zoë', 'ZOE'],
  ['Ñuñez', 'NUNEZ'],
  ['Ñuñez'.normalize('NFD'), 'NUNEZ'],
  ['Müller', 'MULLER'],
  ['Weiß', 'WEISS'],
  ['WEIẞ', 'WEISS'],
  ['Sørensen', 'SORENSEN'],
  ['Łukasz', 'LUKASZ'],
  ['Ægir', 'AEGIR'],
  ['Lœuillet', 'LOEUILLET'],
  ['Þórður', 'THORDUR'],
  ['Đặng', 'DANG'],
  ['Işıl', 'ISIL'],
  ['İnci', 'INCI'],
  ['IJsbrand', 'IJSBRAND'],
  ['Ĳsbrand', 'IJSBRAND'],
  ['Şahin', 'SAHIN'],
  ['Háčková', 'HACKOVA'],
  ['Nguyễn Văn', 'NGUYEN VAN'],
  ['Kahaʻi', "KAHA'I"],
  ['Παπαδόπουλος', 'PAPADOPOULOS'],
  ['Χρήστος', 'CHRISTOS'],
  ['Ψαρράς', 'PSARRAS'],
  ['Анна', 'ANNA'],
  ['Фёдор', 'FEDOR'],
  ['Щукин', 'SHCHUKIN'],
  ['Игорь', 'IGOR'],
  ['Юлія', 'IULIIA'],
  ['Љубица', 'LJUBITSA'],
])('OQ-48 writes %s as %s', (name, written) => {
  expect(ticketName(name)).toBe(written);
});

it.each([
  ['letters that nobody wrote a table for', '李小龙'],
  ['some of them', 'Anna 李'],
  ['letters from right to left', 'يوسف'],
  ['digits', 'J0hn'],
  ['nothing but signs', "-' "],
  ['nothing', ''],
])('OQ-48 leaves nothing out: %s', (_what, name) => {
  expect(ticketName(name)).toBeNull();
});

it('OQ-48 never cuts: twenty letters fit, twenty-one do not, also when they become more on the ticket', () => {
  expect(ticketName('a'.repeat(TICKET_NAME_MAX))).toHaveLength(TICKET_NAME_MAX);
  expect(ticketName('a'.repeat(TICKET_NAME_MAX + 1))).toBeNull();
  expect(ticketName(`${'a'.repeat(TICKET_NAME_MAX - 1)}ß`)).toBeNull();
});

it('OQ-48 writes a ticket name as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const written = ticketName(name);
      expect(written === null ? null : ticketName(written)).toBe(written);
    }),
  );
});
