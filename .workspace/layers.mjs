/* Layers inside a vertical and inside the API, made of the folders that there are (docs/decisions/0117-layers-of-a-vertical.md). */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

export const LAYER_RULE = 'import-x/no-restricted-paths';

/** Each imports those before it. Pages and slots see features, and no page a slot. */
const LOWER = ['domain', 'api', 'state', 'ui'];
const UPPER = ['pages', 'slots'];

const foldersIn = (folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** The folders of all verticals with the names of their layers and features. */
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

/** What each layer and each feature of a vertical may not import: everything else of it. */
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
    // a folder that is no layer sees itself alone
    ...layers
      .filter((name) => ![...LOWER, ...UPPER, 'features', 'testing'].includes(name))
      .map((name) => zone(name, [name])),
  ];
}

/** What tests of a feature may not import: other features. Their pages and builders they may. */
export const zonesOfTests = ({ vertical, features }) =>
  features.map((feature) => ({
    target: `./${vertical}/src/features/${feature}`,
    from: `./${vertical}/src/features`,
    except: [`./${feature}`],
    message: MESSAGE,
  }));

/**
 * What folders of the API may not import: `ports` others, `platform` anything but these, a vertical another one. Nothing
 * but `deps.ts`, which has them loaded, knows that there are verticals.
 */
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
