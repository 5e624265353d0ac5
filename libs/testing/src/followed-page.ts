/* Pages whose blocks are followed word for word: ```sh run, ```ini file=/etc/…, and what is seen then in ```text seen. */

export interface FollowedBlock {
  /** of its first line in the page, from one on */
  readonly line: number;
  readonly text: string;
  /** the file that it is; lines for a shell without it */
  readonly file?: string;
  /** whose shell it is; the administrator's without it */
  readonly as?: string;
  /** what its output has */
  readonly seen: readonly string[];
}

const FENCE = /^```\w+ (?:(run)(?: as=(\w+))?|(seen)|file=(\S+))\n([\s\S]*?)^```$/gm;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length + 1;

/** The blocks of a page that are followed, in their order. Throws for something seen that follows no block. */
export function followedBlocks(markdown: string): FollowedBlock[] {
  const blocks: FollowedBlock[] = [];
  for (const match of markdown.matchAll(FENCE)) {
    const [, , as, seen, file, text = ''] = match;
    const line = lineAt(markdown, match.index);
    if (seen === undefined) {
      blocks.push({
        line,
        text,
        seen: [],
        ...(file === undefined ? {} : { file }),
        ...(as === undefined ? {} : { as }),
      });
      continue;
    }
    const before = blocks.pop();
    if (before === undefined || before.file !== undefined)
      throw new Error(`line ${line}: nothing was run before`);
    blocks.push({ ...before, seen: text.split('\n').filter((one) => one !== '') });
  }
  return blocks;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Which lines of `seen` no line of an output has; `…` stands for anything. */
export function unseenIn(output: string, seen: readonly string[]): string[] {
  const lines = output.split('\n');
  return seen.filter((wanted) => {
    const pattern = new RegExp(wanted.split('…').map(escaped).join('.*'));
    return !lines.some((line) => pattern.test(line));
  });
}
