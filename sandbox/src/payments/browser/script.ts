// Any function of the page's; what it takes and gives is checked where it is written.
type PageFunction = (...given: never[]) => unknown;

/**
 * Functions of this program as a script for a browser. Each must stand alone: it uses the browser, its own arguments
 * and, in `main`, the parts that it is handed, since what it imports does not travel with it.
 */
export function scriptOf<
  Parts extends Readonly<Record<string, PageFunction>>,
  Config extends object,
>(main: (parts: Parts, config: Config) => unknown, parts: Parts, config: Config): string {
  const list = Object.entries(parts).map(([name, part]) => `${name}: ${String(part)}`);
  // Loaders that keep the names of functions call a helper of theirs; a script without one would stop there.
  return `((__name) => {\n(${String(main)})({\n${list.join(',\n')}\n}, ${JSON.stringify(config)});\n})((named) => named);\n`;
}
