/* webpack's own names; only a host that was built with federation has them. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

/** The page's share scope, initialised. */
export async function shareScope(): Promise<object> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}
