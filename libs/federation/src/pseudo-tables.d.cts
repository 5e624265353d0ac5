/** The code of a file with its tables by language completed; `bring` is the statement that brings the helper of a name. */
export function completeTables(
  code: string,
  sourceType: 'module' | 'script',
  bring: (helper: string) => string,
): string;
