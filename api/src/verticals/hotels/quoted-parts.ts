import type { QuoteRequestSchema } from '@wayfare/api-contract/schemas';
import { combinationProblem } from '@wayfare/domain';
import type { PartyOccupancy } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import { Problem, invalid } from '../../platform/http/problem';
import type { StayRate } from '../../ports/stay-supplier';
import type { StayPart } from './stay-details';
import { combinedRate, stayPart } from './stay-offer';
import type { StaysOnSale } from './stays-on-sale';

type Input = Pick<InferOutput<typeof QuoteRequestSchema>, 'optionRefId' | 'rooms'>;

interface Asked {
  readonly hotelId: string;
  readonly occupancies: readonly PartyOccupancy[];
  readonly isMember: boolean;
  readonly now: number;
}

interface Choice {
  readonly optionRefId: string;
  readonly rooms: readonly number[];
}

/** One option for all rooms, or one each (HOT-18). */
function choicesOf({ optionRefId, rooms }: Input, { occupancies }: Asked): Choice[] {
  const all = occupancies.map((_occupancy, index) => index + 1);
  if (optionRefId !== null) {
    if (rooms.length > 0) throw invalid('rooms', 'field.invalid');
    return [{ optionRefId, rooms: all }];
  }
  const numbers = rooms.map(({ occupancyRefID }) => occupancyRefID).sort((a, b) => a - b);
  if (numbers.join() !== all.join()) throw invalid('rooms', 'rooms.each');
  return rooms.map((room) => ({ optionRefId: room.optionRefId, rooms: [room.occupancyRefID] }));
}

/** Adds up equal rooms: single quotes would each promise the last one. */
function checkLeft(rates: readonly StayRate[]): void {
  for (const { roomName, left } of rates) {
    if (left !== null && left < rates.filter((other) => other.roomName === roomName).length)
      throw new Problem('NO_ROOMS', { field: 'rooms' });
  }
}

export async function quotedParts(
  stays: Pick<StaysOnSale, 'quote'>,
  input: Input,
  asked: Asked,
): Promise<{ parts: StayPart[]; rates: StayRate[] }> {
  const choices = choicesOf(input, asked);
  const quotes = await Promise.all(
    choices.map(async ({ optionRefId, rooms }) => ({
      ...(await stays.quote(optionRefId)),
      rooms,
    })),
  );
  if (quotes.some(({ quote }) => quote.hotelId !== asked.hotelId))
    throw invalid('hotel_id', 'hotel.unknown');
  const rates = quotes.map(({ quote }) => quote.rate);
  const parts = quotes.map(({ rooms, ...sold }) => stayPart(sold, rooms, asked.isMember));
  const problem = combinationProblem(parts.map(combinedRate), asked.now);
  if (problem !== null) throw invalid('rooms', `rooms.${problem}`);
  if (parts.length > 1) checkLeft(rates);
  return { parts, rates };
}
