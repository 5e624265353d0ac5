import { useQuery } from '@wayfare/api-client/query-cache';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Nearby } from './nearby';
import { usePageHref } from './page-href';
import { stopQuery, type StopKind } from './stop-calls';
import { useStopTexts } from './stop-texts';
import { Whereabouts } from './whereabouts';

export interface StopWhereaboutsProps {
  kind: StopKind;
  /** code such as `NL:amsterdam-centraal` or `AMS` */
  place: string;
  title: (name: string) => string;
}

/** A stop with its surroundings; empty for an unknown place. */
export function StopOnMap({ kind, place, title }: StopWhereaboutsProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const { api } = usePlatform();
  const hrefOf = usePageHref();
  const { data: stop = null } = useQuery(stopQuery(api, { kind, place, language }));
  if (stop === null) return null;
  const { names, latitude, longitude, near, page } = stop;
  const name = names[language];
  const href = hrefOf(page);
  return (
    <Whereabouts
      name={name}
      title={title(name)}
      point={{ latitude, longitude }}
      near={<Nearby found={near} />}
    >
      {href !== null && (
        <p>
          <Link to={href}>{texts('about', { name })}</Link>
        </p>
      )}
    </Whereabouts>
  );
}
