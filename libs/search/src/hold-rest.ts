/** Makes all outside an element inert until the returned call, except live regions and what opens later. */
export function holdRest(element: Element): () => void {
  const held: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement?.children ?? [])
      if (other !== at && !other.hasAttribute('inert') && !other.matches('[data-live-announcer]'))
        held.push(other);
  for (const other of held) other.setAttribute('inert', '');
  document.documentElement.style.setProperty('overflow', 'hidden');
  return () => {
    for (const other of held) other.removeAttribute('inert');
    document.documentElement.style.removeProperty('overflow');
  };
}
