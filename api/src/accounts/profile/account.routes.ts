import {
  account,
  changePassword,
  claimBookings,
  claims,
  deleteTraveller,
  endSessions,
  eraseAccount,
  exportAccount,
  removeSavedCard,
  savedCards,
  savedTravellers,
  saveTraveller,
  sessionList,
  setUpCard,
  updateAccount,
} from '@wayfare/api-contract';
import type { Call, Done } from '@wayfare/api-contract';
import {
  AccountSchema,
  AccountUpdateSchema,
  CardSetupSchema,
  ChangePasswordRequestSchema,
  ClaimResultSchema,
  ClaimsRequestSchema,
  ClaimsSchema,
  DoneSchema,
  EndSessionsRequestSchema,
  EndSessionsResultSchema,
  EraseRequestSchema,
  ExportResultSchema,
  SavedCardIdSchema,
  SavedCardsSchema,
  SavedTravellerSchema,
  SessionListSchema,
  TravellerIdSchema,
  TravellerListSchema,
  TravellerRequestSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { requireUser } from '../../platform/http/authenticate';
import { NothingSchema, route } from '../../platform/http/route';
import type { SavedCardsService } from '../saved-cards/saved-cards.service';
import type { ClaimsService } from './claims.service';
import type { EraseService } from './erase.service';
import type { ExportService } from './export.service';
import type { Requester } from '../users/member';
import type { OwnSessionsService } from './own-sessions.service';
import type { PasswordService } from './password.service';
import type { ProfileService } from './profile.service';
import type { TravellersService } from './travellers.service';

export interface AccountServices {
  readonly profile: ProfileService;
  readonly password: PasswordService;
  readonly sessions: OwnSessionsService;
  readonly travellers: TravellersService;
  readonly exports: ExportService;
  readonly erasure: EraseService;
  readonly claims: ClaimsService;
  readonly cards: SavedCardsService;
}

interface Schemas<Request, Input, Result> {
  readonly request: GenericSchema<Request, Input>;
  readonly result: GenericSchema<unknown, Result>;
}

interface Options {
  readonly summary: string;
  readonly rateLimit?: NonNullable<FastifyContextConfig['rateLimit']>;
}

const done = (): Done => ({ ok: true });

export function accountRoutes(
  api: FastifyInstance,
  {
    profile,
    password,
    sessions,
    travellers,
    exports,
    erasure,
    claims: guestBookings,
    cards,
  }: AccountServices,
  guessesPerMinute: number,
): void {
  function own<Request, Input, Result>(
    call: Call<Request, Result>,
    schemas: Schemas<Request, Input, Result>,
    options: Options,
    handle: (input: Input, requester: Requester) => Promise<Result>,
  ): void {
    route(api, call, schemas, options, (input, context) => {
      const principal = requireUser(context);
      void context.reply.header('cache-control', 'no-store');
      return handle(input, { principal, now: context.now });
    });
  }
  const request = NothingSchema;
  const guesses =
    guessesPerMinute > 0 ? { rateLimit: { max: guessesPerMinute, timeWindow: 60_000 } } : {};

  own(
    account,
    { request, result: AccountSchema },
    { summary: 'The account of whoever asks' },
    (_input, requester) => profile.read(requester),
  );
  own(
    updateAccount,
    { request: AccountUpdateSchema, result: AccountSchema },
    { summary: 'Changes names, language and picture' },
    (input, requester) => profile.update(input, requester),
  );
  own(
    changePassword,
    { request: ChangePasswordRequestSchema, result: DoneSchema },
    { summary: 'A new password; ends every other session', ...guesses },
    (input, requester) => password.change(input, requester).then(done),
  );
  own(
    sessionList,
    { request, result: SessionListSchema },
    { summary: 'Where the account is signed in' },
    (_input, requester) => sessions.list(requester),
  );
  own(
    endSessions,
    { request: EndSessionsRequestSchema, result: EndSessionsResultSchema },
    { summary: 'Signs out one browser, or all others' },
    async ({ id }, requester) => ({ ended: await sessions.end(id, requester) }),
  );
  own(
    savedTravellers,
    { request, result: TravellerListSchema },
    { summary: 'Whom the user books for' },
    (_input, requester) => travellers.list(requester),
  );
  own(
    saveTraveller,
    { request: TravellerRequestSchema, result: SavedTravellerSchema },
    { summary: 'Saves a traveller, a new one without id' },
    (input, requester) => travellers.save(input, requester),
  );
  own(
    deleteTraveller,
    { request: TravellerIdSchema, result: DoneSchema },
    { summary: 'Forgets a traveller' },
    ({ id }, requester) => travellers.remove(id, requester).then(done),
  );
  own(
    savedCards,
    { request, result: SavedCardsSchema },
    { summary: 'Cards that the user keeps at the payment provider' },
    (_input, requester) => cards.list(requester),
  );
  own(
    setUpCard,
    { request, result: CardSetupSchema },
    { summary: 'Begins to keep a card, which the browser confirms', ...guesses },
    (_input, requester) => cards.setUp(requester),
  );
  own(
    removeSavedCard,
    { request: SavedCardIdSchema, result: DoneSchema },
    { summary: 'Has the payment provider forget a card' },
    ({ id }, requester) => cards.remove(id, requester).then(done),
  );
  own(
    exportAccount,
    { request, result: ExportResultSchema },
    { summary: 'Everything that is kept about the user' },
    (_input, requester) => exports.export(requester),
  );
  own(
    eraseAccount,
    { request: EraseRequestSchema, result: DoneSchema },
    { summary: 'Forgets the user; bookings stay valid', ...guesses },
    ({ confirm }, requester) => erasure.erase(confirm, requester).then(done),
  );
  own(
    claims,
    { request: ClaimsRequestSchema, result: ClaimsSchema },
    { summary: 'Bookings made as a guest with the address of the account' },
    ({ booking_id: booking }, requester) => guestBookings.list(requester, booking),
  );
  own(
    claimBookings,
    { request, result: ClaimResultSchema },
    { summary: 'Adds them to the account' },
    async (_input, requester) => ({ claimed: await guestBookings.claim(requester) }),
  );
}
