import { FacetOptions } from '@wayfare/search';
import { Disclosure } from '@wayfare/ui';
import type { ComponentProps } from 'react';
import type { PanelProps } from './filter-panel';
import { timeFacet } from './flight-facets';
import type { FlightFilters } from './flight-filters';

type Props = PanelProps &
  Pick<ComponentProps<typeof FacetOptions<FlightFilters, string>>, 'noteOf'>;

export function TimeFilters({ noteOf, ...asked }: Props) {
  const { counts, words, onChange } = asked;
  return counts.departure.map((_, index) => {
    const facets = (['departure', 'arrival'] as const).map((name) => timeFacet(asked, name, index));
    return (
      <Disclosure
        key={index}
        summary={words.t('filters.times', { slice: words.slice(index) })}
        isOpen={facets.some(({ chosen }) => chosen.length > 0)}
      >
        {facets.map((facet) => (
          <FacetOptions key={facet.key} facet={facet} noteOf={noteOf} onChange={onChange} />
        ))}
      </Disclosure>
    );
  });
}
