/* Layers of verticals and of the API, by folder (docs/decisions/0117-layers-of-a-vertical.md). */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

export const LAYER_RULE = 'import-x/no-restricted-paths';

/** Each may import those before it; pages and slots import features, pages no slots. */
const LOWER = ['domain', 'api', 'state', 'ui'];
const UPPER = ['pages', 'slots'];

const foldersIn = (folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

export const layeredVerticals = () =>
  foldersIn('.')
    .filter((name) => existsSync(path.join(root, name, 'vertical.json')))
    .map((vertical) => ({
      vertical,
      layers: foldersIn(`${vertical}/src`),
      features: foldersIn(`${vertical}/src/features`),
    }));

const MESSAGE =
  'A layer imports those below it, and a feature no other: see docs/decisions/0117-layers-of-a-vertical.md.';

export function zonesOf({ vertical, layers, features }) {
  const zone = (target, allowed) => ({
    target: `./${vertical}/src/${target}`,
    from: `./${vertical}/src`,
    except: allowed.map((name) => `./${name}`),
    message: MESSAGE,
  });
  return [
    ...LOWER.map((layer, at) => zone(layer, LOWER.slice(0, at + 1))),
    ...features.map((feature) => zone(`features/${feature}`, [...LOWER, `features/${feature}`])),
    ...UPPER.map((layer) => zone(layer, [...LOWER, 'features', layer])),
    ...layers
      .filter((name) => ![...LOWER, ...UPPER, 'features', 'testing'].includes(name))
      .map((name) => zone(name, [name])),
  ];
}

/** Tests of a feature may import pages and builders, no other features. */
export const zonesOfTests = ({ vertical, features }) =>
  features.map((feature) => ({
    target: `./${vertical}/src/features/${feature}`,
    from: `./${vertical}/src/features`,
    except: [`./${feature}`],
    message: MESSAGE,
  }));

/** Of an application for staff each may import those before it; a folder of one page imports these and no other page's. */
export const STAFF_LOWER = {
  desk: ['domain', 'api', 'parts'],
  cockpit: ['domain', 'api', 'parts', 'rollouts'],
};

export function zonesOfStaff(project) {
  const lower = STAFF_LOWER[project];
  const allowed = (name) => {
    const at = lower.indexOf(name);
    return at === -1 ? [...lower, name] : lower.slice(0, at + 1);
  };
  return foldersIn(`${project}/src`)
    .filter((name) => name !== 'testing')
    .map((name) => ({
      target: `./${project}/src/${name}`,
      from: `./${project}/src`,
      except: allowed(name).map((each) => `./${each}`),
      message: `See ${project}/README.md for what imports what.`,
    }));
}

/** Forbidden imports in the API: `ports` nothing, `platform` these alone, verticals no other; `deps.ts` knows them. */
export function zonesOfApi() {
  const zone = (target, from, except) => ({
    target: `./api/src/${target}`,
    from: `./${path.posix.join('api/src', from)}`,
    except: except.map((name) => `./${name}`),
    message: 'See api/README.md for what imports what.',
  });
  const verticals = foldersIn('api/src/verticals');
  return [
    zone('ports', '.', ['ports']),
    zone('platform', '.', ['platform', 'ports']),
    ...foldersIn('api/src')
      .filter((name) => name !== 'verticals')
      .map((name) => zone(name, 'verticals', [])),
    ...verticals.map((name) => zone(`verticals/${name}`, 'verticals', [name])),
  ];
}
