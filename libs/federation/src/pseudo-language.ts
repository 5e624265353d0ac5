import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { workspaceRoot } from './workspace';

export const hasPseudo = process.env.WAYFARE_PSEUDO === '1';

const inFederation = (file: string) => path.join(workspaceRoot, 'libs/federation/src', file);

/** What may have a table by language. */
export const OUR_SOURCES =
  /[\\/](?:libs[\\/][a-z0-9-]+|shell|api|desk|mfe-[a-z\d-]+)[\\/](?:src|locales)[\\/].*\.tsx?$/;

/** Rule that completes tables by language in our sources, not in the sandbox's foreign systems. */
export const pseudoRules = (): RuleSetRule[] =>
  hasPseudo
    ? [
        {
          test: OUR_SOURCES,
          exclude: [
            /node_modules/,
            /[\\/]libs[\\/]domain[\\/]src[\\/](?:pseudo[\\/]|language\.ts$)/,
          ],
          enforce: 'post',
          loader: inFederation('pseudo-loader.cjs'),
        },
      ]
    : [];

export const pseudoAliases = (): Record<string, string> =>
  hasPseudo
    ? {
        './extra-languages$': path.join(workspaceRoot, 'libs/domain/src/pseudo/extra-languages.ts'),
      }
    : {};
