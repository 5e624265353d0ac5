import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * A part that no page depends on, loaded when it is first shown; renders within a `Suspense`. Where its code is lost,
 * `Without` stands in its place and the page stays as it is: our API hears of it as of an uncaught error, without a line
 * on the console (docs/decisions/0028). Never throws.
 */
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
