import type { IsoDate } from '@wayfare/domain';
import { keyOf } from './asked-call';
import { openLoopback, sendJson, type Loopback } from './loopback';
import type { Recording } from './recording';
import { withDates } from './relative-days';

export interface RecordedApi extends Loopback {
  begin: () => void;
  unknown: () => string[];
}

/** An API that answers what was recorded, its days counted from `today`, and 501 to every other call. */
export async function openRecordedApi(
  { answers }: Pick<Recording, 'answers'>,
  today: IsoDate,
): Promise<RecordedApi> {
  const known = new Map(answers.map((answer) => [keyOf(answer), answer]));
  let hasBegun = false;
  let unknown: string[] = [];
  const loopback = await openLoopback(
    (asked, response) => {
      const found = known.get(keyOf(asked));
      if (found === undefined) {
        unknown.push(keyOf(asked));
        sendJson(response, 501, { result: null, errors: [] });
      } else {
        const body: unknown = JSON.parse(withDates(JSON.stringify(found.body), today));
        sendJson(response, found.status, body);
      }
    },
    () => !hasBegun,
  );
  return {
    ...loopback,
    begin() {
      hasBegun = true;
    },
    unknown() {
      const calls = unknown;
      unknown = [];
      return [...new Set(calls)];
    },
  };
}
