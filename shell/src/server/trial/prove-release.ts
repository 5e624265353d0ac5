import { siteDay } from '@wayfare/domain';
import { checkAddresses, readRelease, type Release, type ReleaseStore } from '@wayfare/releases';
import type { ShellConfig } from '../platform/config';
import { isApiReady } from '../http/ready-apis';
import { checkCalls } from './known-calls';
import { openRecordedApi } from './recorded-api';
import { openRecorder } from './recorder';
import { readRecording, type Recording } from './recording';
import { renderAll } from './render-samples';
import { samplesOf } from './samples';
import { inTrial } from './trial-worker';

/** The first of several that is ready; where none is, the first. */
async function answeringApi([first = '', ...others]: readonly string[]): Promise<string> {
  for (const url of others.length === 0 ? [] : [first, ...others])
    if (await isApiReady(url)) return url;
  return first;
}

/**
 * Tries a stored release in a worker: its code loads and changes nothing shared, pages and slots render within budget in
 * each language, with no API and with recorded answers. Rejects with the reason, mostly TRIAL.
 */
export async function proveRelease(
  config: ShellConfig,
  store: ReleaseStore,
  wanted: Pick<Release, 'name' | 'version'>,
  say: (text: string) => void = () => undefined,
): Promise<void> {
  const whose = `${wanted.name} ${wanted.version}`;
  const recording = await readRecording(
    store,
    await readRelease(store, wanted.name, wanted.version),
  );
  const apiUrl = await answeringApi(config.apiUrls);
  if (recording !== null && !(await checkCalls(apiUrl, recording, whose)))
    say(`Whether ${apiUrl} has the calls of ${whose} is not known: it does not say.`);
  const today = siteDay();
  const api = await openRecordedApi(recording ?? { answers: [] }, today);
  try {
    await inTrial({ config, store, wanted, apiUrl: api.url }, async (release, trial) => {
      await renderAll(release, samplesOf(release.manifest), trial);
      if (recording === null) return;
      api.begin();
      const samples = samplesOf(release.manifest, recording.pages, today);
      await renderAll(release, samples, trial, api.unknown);
    });
  } finally {
    await api.close();
  }
}

/** What the API of the configuration answers to the pages of a stored release; rejects as a trial does. */
export async function recordAnswers(
  config: ShellConfig,
  store: ReleaseStore,
  wanted: Pick<Release, 'name' | 'version'>,
  pages: Recording['pages'],
): Promise<Recording> {
  checkAddresses({ pages }, `${wanted.name} ${wanted.version}: its trial.json`);
  const today = siteDay();
  const recorder = await openRecorder(await answeringApi(config.apiUrls), today);
  try {
    await inTrial({ config, store, wanted, apiUrl: recorder.url }, async (release, trial) =>
      renderAll(release, samplesOf(release.manifest, pages, today), trial),
    );
    return { pages, answers: recorder.answers() };
  } finally {
    await recorder.close();
  }
}
