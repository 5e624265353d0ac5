import { SERVICE_WORKER } from '../../app/site-files';
import { scriptJson } from './script-json';

/** Runs in the browser, as text: it may use nothing from outside itself. */
function trustOwn(origins: readonly string[], serviceWorker: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  if (trustedTypes === undefined) return;
  const TAG =
    /<\/?(?:h[1-4]|p|[uo]l|li|strong|em|a|blockquote|table|caption|t(?:head|body|r|h|d)|hr|pre|code|br|img|figure|figcaption|div|span|svg|path)((?:\s+[a-zA-Z-]+="[^"<>]*")*)\s*\/?>/g;
  const ATTRIBUTE =
    /^(?:href|rel|src|alt|loading|width|height|scope|id|class|role|tabindex|title|xmlns|viewBox|fill|d|aria-[a-z]+)$/;
  const ADDRESS = /^(?:https?:\/\/|mailto:|[/#])/;
  const isInert = (html: string): boolean => {
    const text = html.replace(TAG, (_tag, attributes: string) => {
      const named = [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)];
      const isPlain = named.every(
        ([, name = '', value = '']) =>
          ATTRIBUTE.test(name) && (!/^(?:href|src)$/.test(name) || ADDRESS.test(value)),
      );
      return isPlain ? '' : '<';
    });
    return !text.includes('<');
  };
  const isNamed = (origin: string) =>
    origins.some((pattern) => {
      const [start = '', end] = pattern.split('*');
      return end === undefined
        ? origin === pattern
        : origin.startsWith(start) && origin.endsWith(end);
    });
  const isOurs = ({ href, origin, pathname }: URL) =>
    origin === location.origin
      ? /^\/(?:assets|r)\//.test(pathname) || href === origin + serviceWorker
      : isNamed(origin);
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  trustedTypes.createPolicy('default', {
    // React makes a script element that never runs of these very words; written out they would end this script
    createHTML: (html) =>
      html.replaceAll('<', '(') === '(script>(/script>' || isInert(html) ? html : null,
    // data in an element that does not run, such as what search engines read; as code it would do nothing either
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (isOurs(new URL(url, location.href)) ? url : null),
  });
}

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: Record<
      'createHTML' | 'createScript' | 'createScriptURL',
      (text: string) => string | null
    >,
  ): unknown;
}

/**
 * Text of a script that creates the page's one Trusted Types policy: scripts of our builds and
 * these origins, our worker, harmless markup (decision 0074).
 */
export const trustedTypesScript = (origins: readonly string[]): string =>
  `(${trustOwn.toString()})(${scriptJson(origins)},${scriptJson(SERVICE_WORKER)})`;
