/** One screen. */
const MOST_LINES = 45;

/** In this order: whoever reads it was woken up. */
const SECTIONS = [
  'What it means',
  'What travellers notice',
  'Look at',
  'Mend',
  'Wake somebody when',
];

export function runbookFaults(alert: string, text: string): string[] {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(text.startsWith(`# ${alert}\n`) ? [] : ['is called as its alert']),
    ...(headings.join() === SECTIONS.join() ? [] : [`has the sections ${SECTIONS.join(', ')}`]),
    ...(lines > MOST_LINES ? [`fits on a screen: ${lines} lines`] : []),
  ];
}

export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block.trim(),
  );
