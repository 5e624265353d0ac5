import { lazy, type ComponentType } from 'react';

/**
 * A part that stands for a whole page seldom. A server has it before its first page, so that browsers without scripts
 * get it too; a browser fetches it when it is first shown, and until then what the server made stays.
 */
export function partWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = () =>
    load().then((part) => {
      loaded = part;
      return { default: part };
    });
  const Lazy: ComponentType<Props> = lazy(fetched);
  if (typeof document === 'undefined') fetched().catch(() => undefined);
  return function PartWhenShown(props) {
    const Part = loaded ?? Lazy;
    return <Part {...props} />;
  };
}
