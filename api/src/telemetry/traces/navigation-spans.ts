import type { Telemetry } from '@wayfare/api-contract/schemas';
import { tellForeign } from '@wayfare/server/telemetry/traces';

type Navigation = Telemetry['navigations'][number];

/** Makes a span of what a browser says of a page that it showed: times by its own clock, counted back from now. */
export function tellNavigation(set: string, navigation: Navigation): void {
  const { trace, span, parent = null, ago, duration, vitals, route, ...page } = navigation;
  const measured = Object.entries(vitals).flatMap(([name, value]): [string, number][] =>
    value === undefined ? [] : [[`web_vital.${name}`, value]],
  );
  tellForeign(
    { traceId: trace, spanId: span, parentId: parent, ago, duration },
    {
      name: `navigation ${route}`,
      attributes: {
        'http.route': route,
        'wayfare.vertical': page.vertical,
        'wayfare.version': page.version,
        'wayfare.language': page.language,
        'wayfare.release_set': set,
        'wayfare.told_by': 'browser',
        ...Object.fromEntries(measured),
      },
    },
  );
}
