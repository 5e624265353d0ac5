import { forwardRef, useContext, type MouseEvent } from 'react';
import { createPath, Link as RouterLink, UNSAFE_DataRouterContext } from 'react-router-dom';

const RESOLVED = /\/[/.]|\\|\?#|[\n\r\u2028\u2029]|[?#]$/;

/** Absolute path without anything to resolve; without a look-ahead, which would go over a long query again and again. */
const standsAsItIs = (to: string): boolean => to.startsWith('/') && !RESOLVED.test(to);

/** Plain click: no other tab, window or download. */
const isForThisTab = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** `Link` without the router's per-link contexts and resolution where the path is absolute; else the router's own. */
export const Link: typeof RouterLink = forwardRef(function Link(props, ref) {
  const here = useContext(UNSAFE_DataRouterContext);
  const {
    to,
    onClick,
    replace,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    reloadDocument,
    discover: _ofAnotherMode,
    prefetch = 'none',
    relative: _ofAnotherAddress,
    mask,
    children,
    ...anchor
  } = props;
  const isPlain =
    here?.basename === '/' &&
    typeof to === 'string' &&
    standsAsItIs(to) &&
    prefetch === 'none' &&
    mask === undefined;
  if (!isPlain) return <RouterLink {...props} ref={ref} />;
  const { router } = here;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisTab(event, anchor.target)) return;
    event.preventDefault();
    void router.navigate(to, {
      replace: replace ?? createPath(router.state.location) === to,
      state: state as unknown,
      preventScrollReset: preventScrollReset === true,
      viewTransition: viewTransition === true,
      ...(defaultShouldRevalidate === undefined ? {} : { defaultShouldRevalidate }),
    });
  };
  return (
    <a {...anchor} ref={ref} href={to} onClick={reloadDocument === true ? onClick : handleClick}>
      {children}
    </a>
  );
});
