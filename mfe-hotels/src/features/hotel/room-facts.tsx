import type { RoomFacility, RoomKind } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { BedIcon, UsersIcon } from '@wayfare/ui';
import { FACILITY_SHAPES, Shape, SIZE } from './room-icons';
import styles from './rooms.module.css';

const SHOWN = 4;

function Facilities({ codes }: { codes: readonly RoomFacility[] }) {
  const { t } = useTranslation('hotels');
  // a newer API may name facilities without texts here
  const known = codes.filter((code) => code in FACILITY_SHAPES);
  const item = (code: RoomFacility) => (
    <li key={code}>
      <Shape path={FACILITY_SHAPES[code]} />
      {t(`room.facility.${code}`)}
    </li>
  );
  const rest = known.slice(SHOWN);
  if (known.length === 0) return null;
  return (
    <>
      <ul className={styles.facts}>{known.slice(0, SHOWN).map(item)}</ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('room.allFacilities', { count: rest.length })}</summary>
          <ul className={styles.facts}>{rest.map(item)}</ul>
        </details>
      )}
    </>
  );
}

export function RoomFacts({ facts, capacity }: { facts: RoomKind | null; capacity: number }) {
  const { t } = useTranslation('hotels');
  return (
    <>
      <ul className={styles.facts}>
        {facts?.beds.map(({ type, count }) => (
          <li key={type}>
            <BedIcon size={16} />
            {t(`room.bed.${type}`, { count })}
          </li>
        ))}
        <li>
          <UsersIcon size={16} />
          {t('rooms.capacity', { count: capacity })}
        </li>
        {facts !== null && facts.squareMetres !== null && (
          <li>
            <Shape path={SIZE} />
            {t('room.size', { size: facts.squareMetres })}
          </li>
        )}
      </ul>
      <Facilities codes={facts?.facilities ?? []} />
    </>
  );
}
