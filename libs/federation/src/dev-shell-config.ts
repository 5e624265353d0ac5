import path from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from './workspace';

/** The shell's development builds into `folder`, never released, with React Refresh installed before React. */
export function devShellConfig(
  [client, server]: readonly Configuration[],
  folder: string,
): Configuration[] {
  if (client === undefined || server === undefined)
    throw new Error('the shell has a build for browsers and one for the server');
  const entry = (file: string) => path.join(workspaceRoot, 'shell/src/client', file);
  return [
    {
      ...client,
      devtool: false,
      entry: { main: [entry('dev-refresh.ts'), entry('main.ts')] },
      output: { ...client.output, path: path.join(folder, 'client') },
    },
    { ...server, devtool: false, output: { ...server.output, path: path.join(folder, 'server') } },
  ];
}
