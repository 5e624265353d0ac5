import type { PageModule, SlotModule, Vertical } from '@wayfare/remote-kit';
import type { ComponentType, ReactNode } from 'react';

type Run = <Result>(work: () => Result) => Result;
type Table<Module> = Readonly<Record<string, () => Promise<Module>>>;

const isPlain = <Props,>(
  Component: ComponentType<Props>,
): Component is (props: Props) => ReactNode =>
  typeof Component === 'function' && Component.prototype?.isReactComponent === undefined;

/** A plain function runs within `run`; what React has to call by itself is only told of. */
function blamedComponent<Props extends object>(
  Component: ComponentType<Props>,
  run: Run,
): ComponentType<Props> {
  return function Blamed(props: Props) {
    return run(() => (isPlain(Component) ? Component(props) : <Component {...props} />));
  };
}

function blamedPage(module: PageModule, run: Run, onPage: () => void): PageModule {
  const runPage: Run = (work) => {
    onPage();
    return run(work);
  };
  const { loader, meta, ErrorBoundary } = module;
  return {
    ...module,
    Component: blamedComponent(module.Component, runPage),
    ...(loader === undefined ? {} : { loader: (context) => run(() => loader(context)) }),
    ...(meta === undefined ? {} : { meta: (context) => run(() => meta(context)) }),
    ...(ErrorBoundary === undefined ? {} : { ErrorBoundary: blamedComponent(ErrorBoundary, run) }),
  };
}

const blamedSlot = (module: SlotModule, run: Run): SlotModule => ({
  ...module,
  Component: blamedComponent(module.Component, run),
});

const blamedTable = <Module,>(
  table: Table<Module>,
  change: (module: Module) => Module,
  run: Run,
): Table<Module> =>
  Object.fromEntries(
    Object.entries(table).map(([name, load]) => [name, async () => change(await run(load))]),
  );

export const blamedVertical = (vertical: Vertical, run: Run, onPage: () => void): Vertical => ({
  ...vertical,
  routes: blamedTable(vertical.routes, (page) => blamedPage(page, run, onPage), run),
  slots: blamedTable(vertical.slots, (slot) => blamedSlot(slot, run), run),
});
