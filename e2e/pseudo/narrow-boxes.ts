/**
 * Boxes that have too little room for their text: cut off, or with text beyond their edge. What fits `cropped` is so on
 * purpose. Runs in a browser, and uses nothing from outside itself.
 */
export function narrowBoxes(cropped: string): string[] {
  const SLACK = 1;
  /** a line may be higher than its letters */
  const LINE_SLACK = 4;
  const CONTROLS = 'button, label, summary, a, [role=button], [role=tab], th, td';
  const found = new Set<string>();
  const styleOf = (element: Element) => getComputedStyle(element);
  const say = (what: string, element: Element, by: number) => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 70);
    found.add(`${what} by ${Math.ceil(by)} px: ${element.tagName.toLowerCase()} ${text}`);
  };
  /** read out and not drawn */
  const isHidden = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (width <= 1 && height <= 1) || styleOf(element).clipPath === 'inset(50%)';
  };
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.leaflet-container, iframe') === null;
  const isPainted = ({ backgroundColor, borderLeftWidth }: CSSStyleDeclaration) =>
    !/, 0\)$|transparent/.test(backgroundColor) || borderLeftWidth !== '0px';
  const clips = (style: CSSStyleDeclaration) =>
    /hidden|clip/.test(style.overflowX + style.overflowY);

  /** Elements around a text that its letters have to stay in, up to what scrolls. */
  function boxesAround(parent: Element): { box: Element; isEdge: boolean }[] {
    const boxes: { box: Element; isEdge: boolean }[] = [];
    for (let box: Element | null = parent; box !== null; box = box.parentElement) {
      const style = styleOf(box);
      if (box === document.body) return boxes;
      if (isHidden(box) || /auto|scroll/.test(style.overflowX)) return boxes;
      if (/^(?:inline|contents)$/.test(style.display)) continue;
      const isEdge = isPainted(style) || clips(style) || box.matches(CONTROLS);
      boxes.push({ box, isEdge });
      if (isEdge) return boxes;
    }
    return boxes;
  }

  /** A text stays in its block to both sides, and in the next box that one sees in all directions. */
  function checkText(node: Node, parent: Element): void {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) return;
    for (const [index, { box, isEdge }] of boxesAround(parent).entries()) {
      if (index > 0 && !isEdge) continue;
      const edge = box.getBoundingClientRect();
      const aside = Math.max(text.right - edge.right, edge.left - text.left);
      const down = Math.max(text.bottom - edge.bottom, edge.top - text.top) - LINE_SLACK;
      const by = isEdge ? Math.max(aside, down) : aside;
      if (by > SLACK) return say(`leaves its ${box.tagName.toLowerCase()}`, parent, by);
    }
  }

  function checkClip(element: Element): void {
    const { overflowX } = styleOf(element);
    if (!/hidden|clip/.test(overflowX) || (element.textContent ?? '').trim() === '') return;
    if (element.matches(cropped)) return;
    const wide = element.scrollWidth - element.clientWidth;
    if (element.clientWidth > 0 && wide > SLACK && !isHidden(element))
      say('cut off', element, wide);
  }

  const canvas = document.createElement('canvas').getContext('2d');
  /** What a field shows in one line. */
  function checkField(field: HTMLInputElement | HTMLSelectElement): void {
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.label ?? '')
        : field.placeholder;
    if (canvas === null || /checkbox|radio|range|hidden/.test(field.type)) return;
    const style = styleOf(field);
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = style;
    // what it shortens itself is whole in its list, or as one goes along it; what it does not show stands over it
    if (style.textOverflow === 'ellipsis' || style.color === 'rgba(0, 0, 0, 0)') return;
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const over = Math.ceil(canvas.measureText(text).width - room);
    if (over > SLACK)
      found.add(`no room for ${over} px: ${field.tagName.toLowerCase()} ${field.name} ${text}`);
  }

  // signs alone, as of price levels, are no words
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || !/[\p{L}\d]/u.test(node.nodeValue ?? '')) continue;
    if (parent.closest('option, script, style, svg, noscript') === null && isDrawn(parent))
      checkText(node, parent);
  }
  for (const element of document.body.querySelectorAll('*'))
    if (isDrawn(element)) checkClip(element);
  for (const field of document.body.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select',
  ))
    if (isDrawn(field) && !isHidden(field)) checkField(field);
  return [...found];
}
