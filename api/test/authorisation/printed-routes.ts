const LINE = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/;

/** Method and path of every route, from the tree that Fastify prints; HEAD goes with its GET, OPTIONS with everything. */
export function routesIn(printed: string): string[] {
  const parents: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const match = LINE.exec(line);
    if (match === null) return [];
    const [, indent = '', part = '', methods = ''] = match;
    const depth = indent.length / 4;
    const path = `${depth === 0 ? '' : (parents[depth - 1] ?? '')}${part}`;
    parents[depth] = path;
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
      .map((method) => `${method} ${path}`);
  });
}
