import { randomUUID } from 'node:crypto';
import {
  bookHotel,
  createPaymentIntent,
  hotelAvailability,
  hotelBooking,
  hotelQuote,
} from '@wayfare/api-contract';
import type {
  BookRequest,
  Call,
  Envelope,
  HotelBooking,
  PaymentMethod,
  PaymentTiming,
  Quote,
} from '@wayfare/api-contract';
import { addDays, today } from '@wayfare/domain';
import * as v from 'valibot';

export type Answer<T> = Envelope<T> & { status: number };

export type Ask = <Request, Result>(
  call: Call<Request, Result>,
  request: Request,
  headers: Record<string, string>,
) => Promise<Answer<Result>>;

/** An answer as the client reads it: what a list could not load stands beside the rest. */
export function asClientsRead<Request, Result>(
  { shape }: Call<Request, Result>,
  answer: Envelope<Result>,
): Envelope<Result> {
  return shape === 'list' && Array.isArray(answer.result)
    ? { ...answer, result: Object({ bookings: answer.result, failed: answer.errors }), errors: [] }
    : answer;
}

export const GUEST = {
  firstName: 'Anneke',
  lastName: 'de Vries',
  email: 'Anneke@Example.com',
  confirmEmail: 'Anneke@Example.com',
  mainGuest: 'self',
  guest: null,
  specialRequest: 'A quiet room, <b>please</b>',
  country: 'NL',
  phone: '06 12 34 56 78',
  documentType: 'passport',
  document: 'NX1234567',
} as const;

const OCCUPANCIES = [{ paxes: [{ age: 30 }, { age: 30 }] }];

export const CHECK_IN = addDays(today('UTC'), 40);
export const CHECK_OUT = addDays(CHECK_IN, 3);

export function found<T>(answer: Answer<T>): T {
  if (answer.result === null) throw new Error(`${answer.status} ${JSON.stringify(answer.errors)}`);
  return answer.result;
}

interface AskedIntent {
  readonly id: string;
  readonly client_secret: string;
  readonly mode: string;
}

/** Confirms the card as the provider's frame in the browser does; the intent's status, or the code of the refusal. */
export async function confirmCard(
  sandbox: string,
  { id, client_secret: secret, mode }: AskedIntent,
  card = 'pm_card_visa',
  wishes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const path = mode === 'setup' ? 'setup_intents' : 'payment_intents';
  const response = await fetch(`${sandbox}/v1/${path}/${id}/confirm`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer pk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      client_secret: secret,
      payment_method: card,
      ...wishes,
    }).toString(),
  });
  const answer = v.parse(
    v.object({
      status: v.optional(v.string()),
      error: v.optional(v.object({ code: v.optional(v.string()), type: v.string() })),
    }),
    await response.json(),
  );
  return answer.status ?? answer.error?.code ?? answer.error?.type ?? '';
}

/** Pays with iDEAL as the browser does, up to the answer on the bank's page; the intent's status after that. */
export async function payAtBank(
  sandbox: string,
  { id, client_secret: secret }: AskedIntent,
  outcome: 'pay' | 'slow' | 'stay' | 'cancel' | 'left' = 'pay',
): Promise<string> {
  const answered = v.object({
    status: v.string(),
    next_action: v.nullish(v.object({ redirect_to_url: v.object({ url: v.string() }) })),
  });
  const call = async (path: string, body?: Record<string, string>) => {
    const response = await fetch(`${sandbox}/v1/payment_intents/${id}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) }),
      headers: { authorization: 'Bearer pk_test_sandbox' },
    });
    return v.parse(answered, await response.json());
  };
  const asked = await call('/confirm', {
    client_secret: secret,
    'payment_method_data[type]': 'ideal',
    return_url: 'http://localhost:4000/success',
  });
  if (outcome !== 'left')
    await fetch(asked.next_action?.redirect_to_url.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    });
  return (await call(`?client_secret=${secret}`)).status;
}

/** A booking once it is no longer being completed. */
export async function completed<Booking extends { status: string }>(
  look: () => Promise<Booking>,
): Promise<Booking> {
  // ever more patient, as the page is: a hundred who ask all the time keep the workflow from its work
  for (let pause = 100; ; pause = Math.min(pause * 1.5, 1_500)) {
    const booking = await look();
    if (booking.status !== 'completing') return booking;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Somebody with a session, who does what the pages do. */
export function createTraveller(ask: Ask, sandbox: string, authorization: string) {
  const headers = { authorization };

  const traveller = {
    headers,
    authorization,

    async options(hotelId: string) {
      return found(
        await ask(
          hotelAvailability,
          { hotel_id: hotelId, checkIn: CHECK_IN, checkOut: CHECK_OUT, occupancies: OCCUPANCIES },
          headers,
        ),
      ).options;
    },

    /** the first option of a hotel that can be paid so */
    async quote(hotelId: string, timing: PaymentTiming = 'now'): Promise<Quote> {
      for (const option of await traveller.options(hotelId)) {
        const request = {
          optionRefId: option.optionRefId,
          hotel_id: hotelId,
          checkIn: CHECK_IN,
          checkOut: CHECK_OUT,
          occupancies: OCCUPANCIES,
          shownPrice: option.price.gross,
        };
        const quote = found(await ask(hotelQuote, request, headers));
        if (quote.paymentTypes.some((terms) => terms.timing === timing)) return quote;
      }
      throw new Error(`${hotelId} has nothing that is paid ${timing}`);
    },

    bookRequest: (
      quote: Quote,
      intent: string | null,
      timing: PaymentTiming = 'now',
      change: Partial<BookRequest> = {},
    ): BookRequest => ({
      optionRefId: quote.optionRefId,
      clientReference: randomUUID(),
      holder: GUEST,
      rooms: quote.rooms.map(({ occupancyRefID }) => ({
        occupancyRefID,
        paxes: [{ age: 30 }, { age: 30 }],
      })),
      paymentTiming: timing,
      payment_intent_id: intent,
      acceptedTotal: quote.ledger.total,
      language: 'en',
      ...change,
    }),

    async intent(quote: Quote, timing: PaymentTiming = 'now', methods?: PaymentMethod[]) {
      return found(
        await ask(
          createPaymentIntent,
          { offerID: quote.optionRefId, description: '', paymentTiming: timing, methods },
          headers,
        ),
      ).paymentIntent;
    },

    pay: (intent: AskedIntent, card?: string) => confirmCard(sandbox, intent, card),

    /** quote, intent, booking and card, in the order of the pages; `offered` picks an option that could also be paid so */
    async book(
      hotelId: string,
      timing: PaymentTiming = 'now',
      card = 'pm_card_visa',
      offered = timing,
    ) {
      const quote = await traveller.quote(hotelId, offered);
      const terms = quote.paymentTypes.find((candidate) => candidate.timing === timing);
      const intent = terms?.needsCard === true ? await traveller.intent(quote, timing) : null;
      const request = traveller.bookRequest(quote, intent?.id ?? null, timing);
      const booked = found(await ask(bookHotel, request, headers));
      if (intent !== null) await traveller.pay(intent, card);
      return { quote, intent, request, booked };
    },

    /** the same up to the bank's page, and what was said there */
    async bookAtBank(hotelId: string, outcome: Parameters<typeof payAtBank>[2] = 'pay') {
      const quote = await traveller.quote(hotelId);
      const intent = await traveller.intent(quote, 'now', ['card', 'ideal']);
      const request = traveller.bookRequest(quote, intent.id);
      const booked = found(await ask(bookHotel, request, headers));
      const status = await payAtBank(sandbox, intent, outcome);
      return { quote, intent, request, booked, status };
    },

    async booking(id: string): Promise<HotelBooking> {
      return found(await ask(hotelBooking, { booking_id: id }, headers));
    },

    outcome: (id: string) => completed(() => traveller.booking(id)),
  };
  return traveller;
}

export type Traveller = ReturnType<typeof createTraveller>;
