import { randomUUID } from 'node:crypto';
import type { SavedTraveller, TravellerList } from '@wayfare/api-contract';
import type { TravellerRequestSchema } from '@wayfare/api-contract/schemas';
import { compareDates, isIsoDate, sanitiseText, today } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/db/database';
import { Problem, invalid } from '../../platform/http/problem';
import type { DocumentNumbers } from '../../platform/records/document-numbers';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';
import { savedTraveller } from './traveller-records';
import type { TravellerRecord } from './traveller-records';
import {
  deleteTravellerOf,
  findTravellersOf,
  insertTraveller,
  updateTraveller,
} from './travellers.repository';

type Details = Omit<SavedTraveller, 'id'>;

export interface TravellersService {
  list(requester: Requester): Promise<TravellerList>;
  save(
    input: InferOutput<typeof TravellerRequestSchema>,
    requester: Requester,
  ): Promise<SavedTraveller>;
  remove(id: string, requester: Requester): Promise<void>;
}

const MOST = 20;
const EARLIEST_BIRTH = '1900-01-01';

const unknown = () => new Problem('NOT_FOUND', { field: 'id', text: 'traveller.unknown' });

function checkDates({ dateOfBirth, documentExpires }: Details, now: number): void {
  const isBorn = (day: string) =>
    isIsoDate(day) &&
    compareDates(day, EARLIEST_BIRTH) >= 0 &&
    compareDates(
      day,
      today('Europe/Amsterdam', () => now),
    ) <= 0;
  if (dateOfBirth !== '' && !isBorn(dateOfBirth)) throw invalid('dateOfBirth', 'account.date');
  if (documentExpires !== '' && !isIsoDate(documentExpires))
    throw invalid('documentExpires', 'account.date');
}

function clean(details: Details): Details {
  const { firstName, lastName, email, phone, document } = details;
  const texts = { firstName, lastName, email, phone, document };
  return {
    ...details,
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, sanitiseText(text)])),
  };
}

export function travellersService(
  { orm }: Pick<Database, 'orm'>,
  numbers: DocumentNumbers,
): TravellersService {
  return {
    async list(requester) {
      const rows = await findTravellersOf(orm, (await memberOf(orm, requester)).id);
      return { travellers: rows.map((row) => savedTraveller(row, numbers)) };
    },

    async save({ id, ...input }, requester) {
      const userId = (await memberOf(orm, requester)).id;
      checkDates(input, requester.now);
      const details = clean(input);
      const record: TravellerRecord = {
        version: 2,
        ...details,
        document: numbers.seal(details.document),
      };
      if (id !== undefined) {
        if (!(await updateTraveller(orm, { id, userId, details: record }))) throw unknown();
        return { ...details, id };
      }
      const row = { id: randomUUID(), userId, details: record, createdAt: new Date(requester.now) };
      const saved = await orm.transaction((connection) => insertTraveller(connection, row, MOST));
      if (saved === null) throw invalid('id', 'traveller.tooMany');
      return { ...details, id: row.id };
    },

    async remove(id, requester) {
      if (!(await deleteTravellerOf(orm, (await memberOf(orm, requester)).id, id))) throw unknown();
    },
  };
}
