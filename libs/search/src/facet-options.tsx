import { useId, type ReactNode } from 'react';
import type { Facet, FacetOption } from './facets';
import styles from './facet-options.module.css';

interface Props<Filters, Value extends string> {
  facet: Facet<Filters, Value>;
  noteOf: (count: number, price?: string) => ReactNode;
  onChange: (filters: Filters) => void;
}

/** Facet with counts. Empty options are aria-disabled, since disabled ones would lose the focus. */
export function FacetOptions<Filters, Value extends string>({
  facet: { label, options, chosen, none, toggle },
  noteOf,
  onChange,
}: Props<Filters, Value>) {
  const name = useId();
  const choice = none === undefined ? { type: 'checkbox' } : { type: 'radio', name };

  function option({ value, label: words, count, price }: FacetOption<Value>) {
    const isChosen = chosen.includes(value);
    const isEmpty = count === 0 && !isChosen;
    return (
      <label key={value} className={styles.option} data-empty={isEmpty || undefined}>
        <input
          {...choice}
          checked={isChosen}
          aria-disabled={isEmpty || undefined}
          onChange={() => (isEmpty ? undefined : onChange(toggle(value)))}
        />
        <span>{words}</span>
        {count !== null && <span className={styles.note}>{noteOf(count, price)}</span>}
      </label>
    );
  }

  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {none !== undefined && (
          <label className={styles.option}>
            <input
              {...choice}
              checked={chosen.length === 0}
              onChange={() => onChange(none.filters)}
            />
            <span>{none.label}</span>
            {none.count !== undefined && <span className={styles.note}>{noteOf(none.count)}</span>}
          </label>
        )}
        {options.map(option)}
      </div>
    </fieldset>
  );
}
