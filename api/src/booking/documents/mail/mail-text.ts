import type { AmountRow, Fact, Section } from '../document-sections';
import type { MailPage } from './mail-page';

const WIDTH = 72;

function wrap(text: string, width = WIDTH): string[] {
  return text.split('\n').flatMap((paragraph) =>
    paragraph.split(' ').reduce<string[]>((lines, word) => {
      const line = lines.at(-1);
      return line !== undefined && line.length + 1 + word.length <= width
        ? [...lines.slice(0, -1), `${line} ${word}`]
        : [...lines, word];
    }, []),
  );
}

function factLines(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ label, value, lines = [], note }) => {
    const below = [...lines, ...(note === undefined ? [] : [note])].flatMap((line) =>
      wrap(line, WIDTH - 2),
    );
    return [`${label}: ${value}`, ...below.map((line) => `  ${line}`)].flatMap((text) =>
      text.split('\n'),
    );
  });
}

function amountLines(rows: readonly AmountRow[]): string[] {
  const widest = Math.max(...rows.map(({ amount }) => amount.length));
  return rows.flatMap(({ label, amount, weight }) => {
    const labelLines = wrap(label, WIDTH - widest - 2);
    const last = labelLines.pop() ?? '';
    const row = `${last.padEnd(WIDTH - widest)}${amount.padStart(widest)}`;
    return [...(weight === 'total' ? ['-'.repeat(WIDTH)] : []), ...labelLines, row];
  });
}

function sectionLines(section: Section): string[] {
  const title = [section.title, '='.repeat(section.title.length)];
  switch (section.kind) {
    case 'facts':
      return [...title, ...factLines(section.facts)];
    case 'amounts':
      return [...title, ...amountLines(section.rows)];
    case 'text':
      return [
        ...title,
        ...section.paragraphs.flatMap((text) => wrap(text)),
        ...section.links.map(({ label, href }) =>
          href === `mailto:${label}` ? label : `${label}: ${href}`,
        ),
      ];
  }
}

export function mailText(content: MailPage): string {
  const { brand, heading, greeting, paragraphs, demo, action, keys, sections, footer } = content;
  const blocks = [
    [brand],
    ...(demo === null ? [] : [[`*** ${demo.label} ***`, ...wrap(demo.text)]]),
    wrap(heading),
    wrap(greeting),
    ...paragraphs.map((text) => wrap(text)),
    ...(action === null ? [] : [[`${action.label}: ${action.href}`]]),
    ...(keys.length === 0 ? [] : [factLines(keys)]),
    ...sections.map(sectionLines),
    ['-- ', ...wrap(footer)],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
