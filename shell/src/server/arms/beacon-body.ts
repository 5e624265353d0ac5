import { ReleaseCountSchema } from '@wayfare/rollout/counted';
import * as v from 'valibot';
import { ARMS_AT_ONCE, MOST_OF, type ArmEvent } from '../../app/arm-beacon';

const { vertical, version, bucket } = ReleaseCountSchema.entries;
const COUNTED = ['views', 'errors', 'fallbacks', 'finished', 'lcp', 'inp'] as const;
const isTime = (counted: ArmEvent['counted']) => counted === 'lcp' || counted === 'inp';

const EventSchema = v.pipe(
  v.strictObject({
    vertical,
    version,
    counted: v.picklist(COUNTED, `must be one of ${COUNTED.join(', ')}`),
    bucket,
  }),
  v.check((event) => isTime(event.counted) || event.bucket === 0, 'has a bucket and is no time'),
);

type Event = v.InferOutput<typeof EventSchema>;

const isWithinMost = (events: Event[]) =>
  events.every(
    (event) =>
      events.filter(
        (other) =>
          other.counted === event.counted &&
          other.vertical === event.vertical &&
          other.version === event.version,
      ).length <= MOST_OF[event.counted],
  );

const most = Object.entries(MOST_OF).map(([counted, times]) => `${times} ${counted}`);

const BeaconSchema = v.strictObject({
  arms: v.pipe(
    v.array(EventSchema),
    v.minLength(1, 'must have something'),
    v.maxLength(ARMS_AT_ONCE, `must have at most ${ARMS_AT_ONCE}`),
    v.check(isWithinMost, `must have at most ${most.join(', ')} of a release`),
  ),
});

type Read = { readonly events: readonly Event[] } | { readonly problem: string };

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** What a beacon says, or what is wrong with it in words. */
export function readBeacon(body: unknown): Read {
  const given = parsed(body);
  if (given === undefined) return { problem: 'must be JSON, sent as text/plain' };
  const read = v.safeParse(BeaconSchema, given, { abortPipeEarly: true });
  if (read.success) return { events: read.output.arms };
  const [issue] = read.issues;
  return { problem: `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}` };
}
