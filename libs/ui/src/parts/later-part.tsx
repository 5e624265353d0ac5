import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/** Lazy part within a `Suspense`; on failure `Without` renders and the API is told (decision 0028). Never throws. */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Without: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        window.dispatchEvent(new ErrorEvent('error', { error, message }));
        return { default: Without };
      },
    ),
  );
}
