import { fastify } from 'fastify';
import { BOOKING, CONTEXT } from '../../../test/builders/build-stay-booking';
import { squeezed, visible } from '../../../test/conformance/mail/conformance';
import { readPdf } from '../../../test/readers/pdf-reader';
import { stayMail } from '../../verticals/hotels/documents/stay-mail';
import { voucherPdf } from '../../verticals/hotels/documents/voucher-pdf';
import { registerErrorAnswers } from '../http/error-answers';
import { Problem } from '../http/problem';
import { readCatalogue, type Namespace } from './catalogues';
import { text } from './messages';
import { speakFrom, wordsOf } from './words';

/* A language that nobody speaks, made of the English one, in the row of facts of Dutch: no code and no list knows of it. */

const LANGUAGE = 'nl';
const SAID = ['messages', 'documents', 'stay-documents'] as const;

const ACCENTS = new Map(
  [...'aeiouycnsAEIOUYCNS'].map((letter, place) => [letter, [...'àéîöûÿçñšÀÉÎÖÛŸÇÑŠ'][place]]),
);

/** A text with an accent on most letters; the names that it mentions stay. */
const pseudo = (words: string) =>
  words
    .split(/(\{\{\w+\}\})/)
    .map((part, index) =>
      index % 2 === 1 ? part : [...part].map((letter) => ACCENTS.get(letter) ?? letter).join(''),
    )
    .join('');

const pseudoCatalogue = (namespace: Namespace) =>
  Object.fromEntries(
    Object.entries(readCatalogue('en', namespace)).map(([key, words]) => [key, pseudo(words)]),
  );

const PIECES = (['en', 'nl'] as const).flatMap((language) =>
  SAID.flatMap((namespace) => Object.values(readCatalogue(language, namespace)))
    .flatMap((words) => words.split(/\{\{\w+\}\}/))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{4}/u.test(piece) && pseudo(piece) !== piece),
);

/** Texts of the catalogues of English and Dutch that stand in what is read. */
const leftIn = (read: string) => PIECES.filter((piece) => read.includes(piece));

/** Room names are the supplier's. */
const booking = () => ({
  ...BOOKING,
  booking_details: {
    ...BOOKING.booking_details,
    checkInInstructions: text('checkIn.instructions', LANGUAGE, { time: '15:00' }),
    checkOutInstructions: text('checkOut.instructions', LANGUAGE, { time: '11:00' }),
  },
  rooms: BOOKING.rooms.map((room) => ({
    ...room,
    description: 'Superior',
    meal_plan: text('board.BB', LANGUAGE),
  })),
});
const CONTEXT_OF_IT = { ...CONTEXT, language: LANGUAGE } as const;

describe('A language that is a file for each namespace', () => {
  beforeAll(() => speakFrom(LANGUAGE, pseudoCatalogue));
  afterAll(() => speakFrom(LANGUAGE, (namespace) => readCatalogue(LANGUAGE, namespace)));

  it('is said in a mail, with nothing of another language in it', async () => {
    const { subject, html, text: plain } = await stayMail('confirmed', booking(), CONTEXT_OF_IT);
    expect(subject).toContain(pseudo('Confirmed: '));
    for (const part of [subject, visible(html), squeezed(plain)]) expect(leftIn(part)).toEqual([]);
  });

  it('is said in a document', async () => {
    const read = squeezed(readPdf(await voucherPdf(booking(), CONTEXT_OF_IT)).text);
    expect(read).toContain(wordsOf(LANGUAGE, 'stay-documents')('nights', { count: 2 }));
    expect(read).toContain(pseudo('nights'));
    expect(leftIn(read)).toEqual([]);
  });

  it('is said in the answer to a call that failed', async () => {
    const app = fastify();
    registerErrorAnswers(app);
    app.get('/full', () => {
      throw new Problem('INVALID_REQUEST', { text: 'alerts.full', values: { most: '20' } });
    });
    const headers = { 'accept-language': LANGUAGE };
    const answers = await Promise.all(
      ['/full', '/nothing'].map(async (url) => (await app.inject({ url, headers })).body),
    );
    expect(answers[0]).toContain(pseudo('You have 20 price alerts already.'));
    expect(answers.flatMap(leftIn)).toEqual([]);
    await app.close();
  });
});
