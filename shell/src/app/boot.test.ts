import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import * as v from 'valibot';
import { asSent, toSend } from './boot';

const ROOT = path.resolve(__dirname, '../../..');
const verticals = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

it('sends nothing that only a registry reads', () => {
  const manifest = v.parse(VerticalManifestSchema, {
    ...{ name: 'alpha', version: '1.0.0', criticality: 'regular', namespaces: [] },
    ...{ routes: [], rollout: {} },
  });
  const sent = toSend({ ...manifest, owner: { team: 'alphas' } });
  expect(Object.keys(sent)).toEqual(
    Object.keys(manifest).filter((key) => key !== 'rollout' && key !== 'owner'),
  );
});

it.each(verticals)('sends the manifest of %s without what goes without saying', (folder) => {
  const file = path.join(ROOT, folder, 'vertical.json');
  const manifest = v.parse(VerticalManifestSchema, {
    version: '1.0.0',
    ...(JSON.parse(readFileSync(file, 'utf8')) as object),
  });
  const { budgets: _ofRelease, rollout: _ofRegistry, owner, ...known } = manifest;
  expect(owner?.team).toBeDefined();
  const sent = JSON.parse(JSON.stringify(toSend(manifest))) as ReturnType<typeof toSend>;
  expect(JSON.stringify(sent)).not.toMatch(/"guards":\[\]|"noindex":false|"layout":"default"/);
  expect(asSent(sent)).toEqual(known);
});
