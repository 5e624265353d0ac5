import { type ReleaseCount, ReleaseCountSchema } from '@wayfare/rollout/counted';
import * as v from 'valibot';
import { ReleaseDiffSchema } from '../diff-releases';
import { ListingSchema } from '../listing-schema';
import { RevisionSchema } from '../registry';
import { RELEASE_ERROR_CODES } from '../release-error';
import { type RolloutView, RolloutViewSchema } from '../rollout-view';

/** Who may: anybody; every token that is good; a team's for its own verticals; a shell's. */
export type Access = 'public' | 'any' | 'own' | 'shell';

/** `request` is the query of a GET or the JSON body of a POST; a PUT sends a tar. `path` is written as in OpenAPI. */
export interface RegistryCall<Request, Result> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly request: v.GenericSchema<unknown, Request>;
  readonly result: v.GenericSchema<Result>;
}

const WORDS = 'must say why, in words';
/** Why somebody changes what visitors get; it stands in the history for good. */
const ReasonSchema = v.pipe(
  v.string(WORDS),
  v.trim(),
  v.regex(/\p{L}/u, WORDS),
  v.maxLength(500, 'must have at most 500 characters'),
);
const WeightSchema = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be at least 0'),
  v.maxValue(10_000, 'must be at most 10000'),
);
const VersionSchema = v.pipe(v.string('must be a version'), v.minLength(1), v.maxLength(200));
const CountSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be a whole number'),
  v.transform(Number),
);

export const FailureSchema = v.object({
  code: v.picklist([...RELEASE_ERROR_CODES, 'FAILED']),
  message: v.string(),
});
export type Failure = v.InferOutput<typeof FailureSchema>;

const BecauseSchema = v.strictObject({ reason: ReasonSchema });
const OfVersionSchema = v.strictObject({ version: VersionSchema, reason: ReasonSchema });
const RevisionAnswerSchema = v.object({ revision: RevisionSchema });

export const uploadRelease: RegistryCall<unknown, Uploaded> = {
  name: 'uploadRelease',
  method: 'PUT',
  path: '/v1/verticals/{vertical}/releases/{version}',
  access: 'own',
  summary: 'Stores a release; nobody gets it by that. The same content again changes nothing.',
  request: v.unknown(),
  result: v.object({
    vertical: v.string(),
    version: v.string(),
    /** SHA-256 of what was built, in hex */
    digest: v.string(),
    stored: v.picklist(['added', 'present']),
  }),
};
export interface Uploaded {
  vertical: string;
  version: string;
  digest: string;
  stored: 'added' | 'present';
}

const change = <Request>(
  name: string,
  word: string,
  request: v.GenericSchema<unknown, Request>,
  { summary, access = 'own' as Access }: { summary: string; access?: Access },
): RegistryCall<Request, v.InferOutput<typeof RevisionAnswerSchema>> => ({
  name,
  method: 'POST',
  path: `/v1/verticals/{vertical}/${word}`,
  access,
  summary,
  request,
  result: RevisionAnswerSchema,
});

export const publishRelease = change(
  'publishRelease',
  'publish',
  v.pipe(
    v.strictObject({
      ...OfVersionSchema.entries,
      /** hundredths of a percent of visitors; everybody where neither this nor `rollout` is given */
      weight: v.optional(WeightSchema),
      /** it climbs by itself from the first step of its ladder, or is aborted */
      rollout: v.optional(v.boolean(), false),
      /** routes, slots and paths that may be gone */
      drop: v.optional(v.array(v.string()), []),
      isOverBudget: v.optional(v.boolean(), false),
    }),
    v.check(
      ({ weight, rollout }) => !rollout || weight === undefined,
      'has a weight or a rollout, whose ladder has its weights, not both',
    ),
  ),
  {
    summary:
      'Tries a stored release out and gives it visitors; while its vertical is paused it waits in the queue.',
  },
);

export const promoteRelease = change(
  'promoteRelease',
  'promote',
  v.strictObject({ ...OfVersionSchema.entries, weight: v.optional(WeightSchema, 10_000) }),
  { summary: 'Gives a stored release another weight, after it was tried out.' },
);

export const rollBack = change('rollBack', 'rollback', BecauseSchema, {
  summary: 'Goes back along the chain of what everybody had: pressed twice, two back.',
});

export const withdrawVertical = change('withdrawVertical', 'withdraw', BecauseSchema, {
  summary: 'Takes a vertical off the site; a promotion brings it back.',
});

export const pauseVertical = change('pauseVertical', 'pause', BecauseSchema, {
  summary: 'Nothing new of the vertical gets visitors until it is resumed; ways back go on.',
});

export const resumeVertical = change('resumeVertical', 'resume', BecauseSchema, {
  summary: 'Ends a pause. What waited is promoted by its name.',
});

export const revokeRelease = change('revokeRelease', 'revoke', OfVersionSchema, {
  summary: 'Takes a release out for good: the one before takes its place, and no way leads back.',
});

export const listReleases: RegistryCall<object, v.InferOutput<typeof ListingSchema>> = {
  name: 'listReleases',
  method: 'GET',
  path: '/v1/releases',
  access: 'any',
  summary: 'What is live, paused, queued and kept of every vertical.',
  request: v.object({}),
  result: ListingSchema,
};

export const diffOfReleases: RegistryCall<
  { from: string; to: string },
  v.InferOutput<typeof ReleaseDiffSchema>
> = {
  name: 'diffOfReleases',
  method: 'GET',
  path: '/v1/verticals/{vertical}/diff',
  access: 'any',
  summary: 'Routes, slots, contract, imports and bytes of two releases compared.',
  request: v.object({ from: VersionSchema, to: VersionSchema }),
  result: ReleaseDiffSchema,
};

const WaitSchema = v.pipe(CountSchema, v.maxValue(30, 'must be at most 30'));

/** Each answer is a whole state: what is newer, and how far the history goes. */
export const readRevisions: RegistryCall<
  { after: number; wait: number },
  { head: number; revisions: v.InferOutput<typeof RevisionSchema>[] }
> = {
  name: 'readRevisions',
  method: 'GET',
  path: '/v1/revisions',
  access: 'any',
  summary:
    'The history after a revision, oldest first; with `wait`, answered when there is one or those seconds are over.',
  request: v.object({ after: v.optional(CountSchema, '0'), wait: v.optional(WaitSchema, '0') }),
  result: v.object({ head: v.number(), revisions: v.array(RevisionSchema) }),
};

export const readReleaseFile: RegistryCall<{ file: string }, Uint8Array> = {
  name: 'readReleaseFile',
  method: 'GET',
  path: '/v1/verticals/{vertical}/releases/{version}/file',
  access: 'shell',
  summary: 'A file of a stored release, for shells that take releases from here.',
  request: v.object({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
  result: v.instance(Uint8Array),
};

export const noteQuarantined: RegistryCall<
  { version: string; note: string },
  { revision: v.InferOutput<typeof RevisionSchema> | null }
> = {
  name: 'noteQuarantined',
  method: 'POST',
  path: '/v1/verticals/{vertical}/quarantine',
  access: 'shell',
  summary: 'Notes a release that ended workers of a shell; nothing where it is noted already.',
  request: v.strictObject({ version: VersionSchema, note: v.pipe(v.string(), v.maxLength(2_000)) }),
  result: v.object({ revision: v.nullable(RevisionSchema) }),
};

/** Also during a pause, as ways back are. */
export const abortRollout = change('abortRollout', 'rollout/abort', BecauseSchema, {
  summary:
    'Ends the rollout of a vertical: its visitors get the release before, and this version is rolled out no more.',
});

export const listRollouts: RegistryCall<object, { rollouts: RolloutView[] }> = {
  name: 'listRollouts',
  method: 'GET',
  path: '/v1/rollouts',
  access: 'any',
  summary:
    'Rollouts that climb, wait or ended, the newest first, and what was seen of both releases.',
  request: v.object({}),
  result: v.object({ rollouts: v.array(RolloutViewSchema) }),
};

const COUNTS_AT_ONCE = 5_000;

/** Sent once: counts of a lost call are lost for both arms alike, and none counts twice. */
export const countReleases: RegistryCall<{ counts: readonly ReleaseCount[] }, object> = {
  name: 'countReleases',
  method: 'POST',
  path: '/v1/counts',
  access: 'shell',
  summary:
    'Adds what a shell counted of the releases that are in a rollout, since it last said so.',
  request: v.strictObject({
    counts: v.pipe(v.array(ReleaseCountSchema), v.maxLength(COUNTS_AT_ONCE)),
  }),
  result: v.object({}),
};

export const REGISTRY_CALLS = [
  uploadRelease,
  publishRelease,
  promoteRelease,
  rollBack,
  withdrawVertical,
  pauseVertical,
  resumeVertical,
  revokeRelease,
  listReleases,
  diffOfReleases,
  readRevisions,
  readReleaseFile,
  noteQuarantined,
  abortRollout,
  listRollouts,
  countReleases,
] as const;
