import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { workspaceRoot } from './workspace';

/** Whether the site is built with the pseudo-language (decision 0123). */
export const hasPseudo = process.env.WAYFARE_PSEUDO === '1';

const inFederation = (file: string) => path.join(workspaceRoot, 'libs/federation/src', file);

/** The rule that completes tables by language in our sources; the sandbox plays systems that know nothing of this site. */
export const pseudoRules = (): RuleSetRule[] =>
  hasPseudo
    ? [
        {
          test: /[\\/](?:libs|shell|api|mfe-[a-z]+)[\\/](?:src|locales)[\\/].*\.tsx?$/,
          exclude: [
            /node_modules/,
            /[\\/]libs[\\/]domain[\\/]src[\\/](?:pseudo[\\/]|language\.ts$)/,
          ],
          // after the compiler
          enforce: 'post',
          loader: inFederation('pseudo-loader.cjs'),
        },
      ]
    : [];

/** The row of the pseudo-language takes the place of none. */
export const pseudoAliases = (): Record<string, string> =>
  hasPseudo
    ? {
        './extra-languages$': path.join(workspaceRoot, 'libs/domain/src/pseudo/extra-languages.ts'),
      }
    : {};
