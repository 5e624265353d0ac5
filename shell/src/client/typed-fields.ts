export interface TypedFields {
  /** something was typed that leaving the page would lose */
  isTyped(): boolean;
  /** another page is shown: what was sent from the one before is no more */
  entered(): void;
}

const isFilled = (field: Element) => 'value' in field && field.value !== '';

/** Fields that somebody typed into, of every vertical alike: a field counts while it is in the page and was not sent. */
export function watchTyped(target: Document = document): TypedFields {
  const typed = new Set<Element>();
  const sent = new Set<Element>();
  target.addEventListener(
    'input',
    ({ target: field }) => {
      if (!(field instanceof Element)) return;
      typed.add(field);
      sent.delete(field);
    },
    { capture: true, passive: true },
  );
  target.addEventListener(
    'submit',
    ({ target: form }) => {
      for (const field of typed)
        if (form instanceof Element && form.contains(field)) sent.add(field);
    },
    { capture: true, passive: true },
  );
  return {
    isTyped() {
      for (const field of typed) if (!field.isConnected) typed.delete(field);
      return [...typed].some(isFilled);
    },
    entered() {
      for (const field of sent) typed.delete(field);
      sent.clear();
    },
  };
}
