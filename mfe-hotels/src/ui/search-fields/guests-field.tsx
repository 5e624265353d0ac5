import type { Party } from '@wayfare/domain';
import { MAX_ROOMS, ROOMS_WITHOUT_NOTE } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { PartyField } from '@wayfare/search';
import { Button, VisuallyHidden } from '@wayfare/ui';
import { useState } from 'react';
import { changeParty, type PartyChange } from '../../domain/search/party-edit';
import { partyText } from '../../domain/search/party-text';
import { CountryField } from './country-field';
import { PartyRoom } from './party-room';
import styles from './guests-field.module.css';

interface Props {
  id: string;
  party: Party;
  error?: string | undefined;
  onChange: (party: Party) => void;
  nationality: string | null | undefined;
  onNationality: (nationality: string) => void;
}

export function GuestsField({ id, party, error, onChange, nationality, onNationality }: Props) {
  const { t } = useTranslation('hotels');
  const [said, setSaid] = useState('');

  function change(part: PartyChange) {
    const next = changeParty(party, part);
    const added = part.kind === 'children' ? (next[part.room]?.childAges.length ?? 0) : 0;
    // announce the age field that a child adds
    setSaid(
      part.kind === 'children' && added > (party[part.room]?.childAges.length ?? 0)
        ? t('search.chooseAgeOf', { number: added, room: part.room + 1 })
        : '',
    );
    onChange(next);
  }

  return (
    <PartyField
      id={id}
      label={t('search.guests')}
      summary={partyText(party, (key, count) => t(key, { count }))}
      error={error}
      actions={
        party.length < MAX_ROOMS && (
          <Button variant="secondary" size="small" onClick={() => change({ kind: 'addRoom' })}>
            {t('search.addRoom')}
          </Button>
        )
      }
    >
      {party.map((room, index) => (
        <PartyRoom
          key={index}
          room={room}
          index={index}
          canRemove={party.length > 1}
          showErrors={error !== undefined}
          onChange={change}
        />
      ))}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {party.length > ROOMS_WITHOUT_NOTE && <p className={styles.note}>{t('search.manyRooms')}</p>}
      <CountryField nationality={nationality} onChange={onNationality} />
    </PartyField>
  );
}
