/**
 * Words below an element, in text and in what is read out, that are not in the pseudo-language: neither in its brackets nor
 * in its letters. What stands in one of `data`, or fits one of the patterns `names`, is somebody else's, such as a
 * supplier's name of a hotel. Runs in a browser too, as text: it uses nothing from outside itself.
 */
export function untranslated({
  root,
  data,
  names = [],
}: {
  root: string;
  data: readonly string[];
  names?: readonly string[];
}): string[] {
  const LABELS = [
    'aria-label',
    'title',
    'placeholder',
    'alt',
    'aria-description',
    'aria-roledescription',
  ];
  /** Countries and languages are named by the platform. */
  const isCode = (element: Element) =>
    element instanceof HTMLOptionElement &&
    /^(?:[A-Z]{2}|[a-z]{2}(?:-[A-Z]{2})?)$/.test(element.value);
  const ours = (element: Element) =>
    !isCode(element) &&
    element.closest(
      [
        'script',
        'style',
        'noscript',
        'template',
        '[lang]:not(html):not([lang="en-XA"])',
        ...data,
      ].join(','),
    ) === null;
  /** What is left without pairs of brackets, the innermost first, and without one that goes on in another node. */
  const left = (text: string): string => {
    const shorter = text.replace(/\[[^[\]]*\]/g, ' ');
    if (shorter !== text) return left(shorter);
    return text.replace(/^[^[\]]*\]/, ' ').replace(/\[[^[\]]*$/, ' ');
  };
  const isPlain = (word: string) => /[acdeghijklnorstuwyz]/i.test(word);
  /** The brand, the tag of the language and addresses are the same everywhere. */
  const NAMES = /Wayfare|EN-XA|[\w.+-]+@[\w.-]+|https?:\S+|www\.\S+/g;
  const OTHERS = new RegExp(names.length === 0 ? '(?!)' : names.join('|'), 'gu');
  const plainWords = (text: string) =>
    (left(text.replace(NAMES, ' ').replace(OTHERS, ' ')).match(/[\p{L}\p{M}’']{2,}/gu) ?? [])
      .filter(isPlain)
      .join(' ');
  const start = document.querySelector(root);
  if (start === null) return [`there is no ${root}`];
  const found: string[] = [];
  const say = (where: string, text: string) => {
    if (plainWords(text) !== '') found.push(`${where}: ${text.trim().replace(/\s+/g, ' ')}`);
  };
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent !== null && ours(parent)) say(parent.tagName.toLowerCase(), node.nodeValue ?? '');
  }
  for (const element of start.querySelectorAll(LABELS.map((name) => `[${name}]`).join(',')))
    for (const name of LABELS)
      if (ours(element))
        say(`${element.tagName.toLowerCase()} ${name}`, element.getAttribute(name) ?? '');
  return [...new Set(found)];
}
