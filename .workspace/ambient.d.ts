declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*-worker.mjs' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '@wayfare/ui-styles';
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: Window): void;
  export function performReactRefresh(): unknown;
}
