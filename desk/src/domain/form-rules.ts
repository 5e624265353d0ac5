import {
  CLOSED_AS,
  createRefund,
  findBookings,
  WordsSchema,
  type ClosedAs,
  type FIND_BY,
} from '@wayfare/desk-contract';
import * as v from 'valibot';
import { typedCents } from './amounts';

interface Wrong<Field extends string> {
  field: Field;
  code: string;
}
type Judged<Output, Field extends string> =
  | { output: Output }
  | { problems: readonly Wrong<Field>[] };

const wordsProblem = (text: string): string => (text.trim() === '' ? 'required' : 'tooLong');

export interface SearchInput {
  by: (typeof FIND_BY)[number];
  term: string;
}

export function searchRules(values: SearchInput): Judged<SearchInput, 'term'> {
  const parsed = v.safeParse(findBookings.request, values);
  return parsed.success
    ? { output: parsed.output }
    : { problems: [{ field: 'term', code: wordsProblem(values.term) }] };
}

export interface NoteInput {
  text: string;
}

export function noteRules({ text }: NoteInput): Judged<NoteInput, 'text'> {
  const parsed = v.safeParse(WordsSchema, text);
  return parsed.success
    ? { output: { text: parsed.output } }
    : { problems: [{ field: 'text', code: wordsProblem(text) }] };
}

export interface CloseInput {
  as: string;
  words: string;
}

/** Rules of closing a difference; what a choice offers is one of its ways. */
export function closeRules({
  as,
  words,
}: CloseInput): Judged<{ as: ClosedAs; words: string }, 'as' | 'words'> {
  const way = CLOSED_AS.find((each) => each === as);
  const parsed = v.safeParse(WordsSchema, words);
  if (way === undefined) return { problems: [{ field: 'as', code: 'required' }] };
  return parsed.success
    ? { output: { as: way, words: parsed.output } }
    : { problems: [{ field: 'words', code: wordsProblem(words) }] };
}

export interface RefundInput {
  amount: string;
  reason: string;
}
interface RefundRequest {
  amount: number;
  reason: string;
}

function amountProblem(typed: string, cents: number | null, most: number): string | null {
  if (typed.trim() === '') return 'required';
  if (cents === null || cents === 0) return 'amountForm';
  return cents > most ? 'amountHigh' : null;
}

/** Rules of a refund of up to `most` cents of a booking. */
export const refundRules =
  (bookingId: string, most: number) =>
  ({ amount, reason }: RefundInput): Judged<RefundRequest, 'amount' | 'reason'> => {
    const cents = typedCents(amount);
    const wrongAmount = amountProblem(amount, cents, most);
    const wrongReason = v.is(WordsSchema, reason) ? null : wordsProblem(reason);
    const problems: Wrong<'amount' | 'reason'>[] = [
      ...(wrongAmount === null ? [] : [{ field: 'amount' as const, code: wrongAmount }]),
      ...(wrongReason === null ? [] : [{ field: 'reason' as const, code: wrongReason }]),
    ];
    const parsed = v.safeParse(createRefund.request, { bookingId, amount: cents, reason });
    return problems.length === 0 && parsed.success
      ? { output: { amount: parsed.output.amount, reason: parsed.output.reason } }
      : { problems: problems.length > 0 ? problems : [{ field: 'amount', code: 'amountForm' }] };
  };
