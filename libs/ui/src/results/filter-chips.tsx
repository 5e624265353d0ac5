import { Button, Chip } from '@wayfare/ui';
import styles from './filters.module.css';

interface FilterChip {
  id: string;
  label: string;
  removeLabel: string;
  onRemove: () => void;
}

interface Props {
  label: string;
  chips: readonly FilterChip[];
  clearLabel: string;
  onClear: () => void;
}

/** Removable active filters; empty without any. */
export function FilterChips({ label, chips, clearLabel, onClear }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ id, ...chip }) => (
        <li key={id}>
          <Chip {...chip} />
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={onClear}>
          {clearLabel}
        </Button>
      </li>
    </ul>
  );
}
