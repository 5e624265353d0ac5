import { forwardRef, useContext, type MouseEvent } from 'react';
import { createPath, Link as RouterLink, UNSAFE_DataRouterContext } from 'react-router-dom';

/** An address of this site that the router would write as it stands: from its root, with nothing to resolve. */
const AS_IT_STANDS = /^(?!.*(?:\/\/|\/\.|\\|\?#))\/(?:.*[^?#])?$/;

/** A click that the page answers itself: not one for another tab, a window or a download. */
const isForThisTab = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * The router's `Link`, without its work for addresses that need none: a page has dozens, and each read eight contexts and
 * resolved its address twice against routes that have no say in it. Whatever else may be asked of a link, the router does.
 */
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
    AS_IT_STANDS.test(to) &&
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
