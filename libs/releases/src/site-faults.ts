import type { VerticalManifest } from '@wayfare/remote-kit';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import * as v from 'valibot';
import { pathFaults } from './claimable-paths';
import { missingLanguages, unknownLanguages } from './manifest-languages';
import { findOverlaps } from './path-overlap';

export interface WrittenManifest {
  folder: string;
  text: string;
}

export interface KnownNames {
  flags: readonly string[];
  slots: readonly string[];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function unknownNames({ routes, slots }: VerticalManifest, known: KnownNames): string[] {
  const flagged = [
    ...routes.map(({ name, flag }) => ({ place: `route ${name}`, flag })),
    ...slots.map(({ id, flag }) => ({ place: `slot ${id}`, flag })),
  ];
  return [
    ...flagged.flatMap(({ place, flag }) =>
      flag === undefined || known.flags.includes(flag)
        ? []
        : [`${place}: there is no flag ${flag}; there are ${known.flags.join(', ')}`],
    ),
    ...slots.flatMap(({ id }) =>
      known.slots.includes(id)
        ? []
        : [`slot ${id}: no page opens it; there are ${known.slots.join(', ')}`],
    ),
  ];
}

const contractFaults = (json: object): string[] =>
  'contract' in json ? ['contract: its build writes it, by what the vertical imports'] : [];

function read({ folder, text }: WrittenManifest, known: KnownNames) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { manifest: null, faults: [`no JSON: ${messageOf(error)}`] };
  }
  const parsed = v.safeParse(VerticalManifestSchema, json);
  if (!parsed.success)
    return {
      manifest: null,
      faults: parsed.issues.map(
        (issue) => `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`,
      ),
    };
  const manifest = parsed.output;
  const name = folder.replace(/^mfe-/, '');
  const faults = [
    ...(manifest.name === name ? [] : [`name: ${manifest.name} is not the folder's ${name}`]),
    ...missingLanguages(json),
    ...unknownLanguages(json),
    ...contractFaults(Object(json)),
    ...pathFaults(manifest),
    ...unknownNames(manifest, known),
  ];
  return { manifest, faults };
}

/** Faults of a site's manifests, a line each with its file. */
export function siteFaults(written: readonly WrittenManifest[], known: KnownNames): string[] {
  const each = written.map((one) => ({ ...one, ...read(one, known) }));
  const manifests = each.flatMap(({ manifest }) => manifest ?? []);
  return [
    ...each.flatMap(({ folder, faults }) =>
      faults.map((fault) => `${folder}/vertical.json: ${fault}`),
    ),
    ...findOverlaps(manifests).map(
      ({ path, verticals }) => `${verticals.join(' and ')} both claim ${path}`,
    ),
  ];
}
