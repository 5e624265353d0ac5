/* Imports that cross the layers of verticals, API and applications for staff, and those that may stand there. */
import { LAYER_RULE } from './layers.mjs';
import { root } from './run.mjs';
import verticals from './verticals.cjs';

export function layerBreachesOf(verticals) {
  return verticals.flatMap(({ vertical, layers, features: [first, second] }) => {
    const source = `${vertical}/src`;
    const breach = (file, imported) => ({
      file: `${source}/${file}`,
      code: `export { breach } from '${imported}';\n`,
      rules: [LAYER_RULE],
    });
    const sound = (file) => ({
      file: `${source}/${file}`,
      code: 'export const breach = 1;\n',
      rules: [],
    });
    return [
      ...(first === undefined ? [] : [sound(`features/${first}/breach-sound.ts`)]),
      ...(first === undefined || second === undefined
        ? []
        : [breach(`features/${second}/breach-layer.ts`, `../${first}/breach-sound`)]),
      ...(first === undefined || !layers.includes('domain')
        ? []
        : [breach('domain/breach-layer.ts', `../features/${first}/breach-sound`)]),
      ...(layers.includes('slots') && layers.includes('pages')
        ? [sound('slots/breach-sound.ts'), breach('pages/breach-layer.ts', '../slots/breach-sound')]
        : []),
    ];
  });
}

const layersOf = (source) => ({
  sound: (folder) => ({
    file: `${source}/${folder}/breach-sound.ts`,
    code: 'export const breach = 1;\n',
    rules: [],
  }),
  breach: (folder, imported) => ({
    file: `${source}/${folder}/breach-layer.ts`,
    code: `export { breach } from '${imported}/breach-sound';\n`,
    rules: [LAYER_RULE],
  }),
});

export function layerBreachesOfDesk() {
  const { sound, breach } = layersOf('desk/src');
  return [sound('booking'), breach('parts', '../booking'), breach('refunds', '../booking')];
}

export function layerBreachesOfCockpit() {
  const { sound, breach } = layersOf('cockpit/src');
  return [sound('vertical'), breach('rollouts', '../vertical'), breach('compare', '../vertical')];
}

export function layerBreachesOfApi() {
  const { sound, breach } = layersOf('api/src');
  const [one, other] = verticals.apiVerticals(root);
  return [
    sound('booking'),
    breach('platform', '../booking'),
    sound(`verticals/${one}`),
    breach(`verticals/${other}`, `../${one}`),
    breach('booking', `../verticals/${one}`),
  ];
}
