export interface CompilerError {
  moduleName?: string | undefined;
  /** line and column as webpack writes them, such as `3:12-20` */
  loc?: string | undefined;
  message: string;
}

const NOISE =
  /^\s+at |^Stack backtrace:|^Module build failed|^Caused by:|^\s+Syntax Error\s*$|^\s*\d+: /;

/** An error as file, line and message, without compiler stacks. */
export function plainError({ moduleName, loc, message }: CompilerError): string {
  const lines = message
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => !NOISE.test(line))
    .map((line) => line.replace(/^Error:\s+/, ''));
  const text = lines
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
  const file = moduleName?.replace(/^.*!/, '').replace(/^\.\//, '');
  const line = loc ?? /:(\d+:\d+)\]/.exec(text)?.[1];
  const place = [file, line].filter((part) => part !== undefined && part !== '').join(':');
  return place === '' ? text : `${place}\n${text}`;
}
