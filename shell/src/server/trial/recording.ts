import { DEFAULT_LANGUAGE } from '@wayfare/domain';
import { integrityOf, ReleaseError, type Release, type ReleaseStore } from '@wayfare/releases';
import * as v from 'valibot';

const RECORDING_FILE = 'server/trial.json';

const AnswerSchema = v.strictObject({
  call: v.string(),
  request: v.unknown(),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  body: v.unknown(),
});

/** What the trial of a vertical renders its pages with: their addresses, and what the API said when they were recorded. */
const RecordingSchema = v.strictObject({
  pages: v.record(v.string(), v.objectWithRest({ [DEFAULT_LANGUAGE]: v.string() }, v.string())),
  answers: v.array(AnswerSchema),
});

export type RecordedAnswer = v.InferOutput<typeof AnswerSchema>;
export type Recording = v.InferOutput<typeof RecordingSchema>;

/** Parses the text of a recording; throws MANIFEST with what is wrong and its place in it. */
export function parseRecording(text: string, whose: string): Recording {
  const refuse = (reason: string, cause?: unknown) =>
    new ReleaseError('MANIFEST', `${whose}: its trial.json ${reason}`, cause);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw refuse('is no JSON', error);
  }
  const parsed = v.safeParse(RecordingSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw refuse(`is wrong at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`);
}

/** The recording that came with a release, null without one; throws INTEGRITY or MANIFEST. */
export async function readRecording(
  store: ReleaseStore,
  { name, version, files, manifest }: Release,
): Promise<Recording | null> {
  const listed = files[RECORDING_FILE];
  if (listed === undefined) return null;
  const whose = `${name} ${version}`;
  const content = await store.read(name, version, RECORDING_FILE);
  if (integrityOf(content) !== listed.integrity)
    throw new ReleaseError('INTEGRITY', `${whose}: ${RECORDING_FILE} is not what was published`);
  const recording = parseRecording(content.toString('utf8'), whose);
  const known = manifest.routes.map((route) => route.name);
  const unknown = Object.keys(recording.pages).filter((page) => !known.includes(page));
  if (unknown.length > 0)
    throw new ReleaseError(
      'MANIFEST',
      `${whose}: its trial.json names ${unknown.join(', ')}, which is no route of it`,
    );
  return recording;
}

export const printRecording = ({ pages, answers }: Recording): string => {
  const lines = (values: readonly string[]) =>
    values.length > 0 ? `\n${values.join(',\n')}\n` : '';
  const named = Object.entries(pages).map(
    ([name, address]) => `${JSON.stringify(name)}:${JSON.stringify(address)}`,
  );
  const said = answers.map((answer) => JSON.stringify(answer));
  return `{"pages":{${lines(named)}},\n"answers":[${lines(said)}]}\n`;
};
