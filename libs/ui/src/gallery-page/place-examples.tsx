import type { Language } from '@wayfare/domain';
import { useState } from 'react';
import { ComboboxField } from '../parts/combobox-field';
import { BuildingIcon, MapPinIcon } from '../parts/icons';
import styles from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts';

interface Props {
  texts: GalleryTexts;
  language: Language;
}

export function PlaceExamples({ texts, language }: Props) {
  const [typed, setTyped] = useState('');
  const places = [
    {
      id: 'bcn',
      label: 'Barcelona',
      detail: texts.spain,
      group: texts.cities,
      icon: <MapPinIcon />,
    },
    {
      id: 'ams',
      label: 'Amsterdam',
      detail: texts.netherlands,
      group: texts.cities,
      icon: <MapPinIcon />,
    },
    {
      id: 'mar',
      label: 'Casa Mar i Muntanya',
      detail: 'Barcelona',
      group: texts.hotels,
      icon: <BuildingIcon />,
    },
  ];
  const found = places.filter(({ label }) =>
    label.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const messages = {
    loading: texts.busy,
    empty: texts.empty,
    failed: texts.failure,
    suggestions: (count: number) => texts.suggestionsCount.replace('#', String(count)),
    clear: texts.clear,
  };
  return (
    <div className={styles.fields}>
      <ComboboxField
        language={language}
        label={texts.place}
        hint={texts.placeHint}
        inputValue={typed}
        onInputChange={setTyped}
        items={found}
        status="ready"
        onSelect={({ label }) => setTyped(label)}
        messages={messages}
      />
      <ComboboxField
        language={language}
        label={texts.place}
        error={texts.placeError}
        inputValue="Atlantis"
        onInputChange={() => undefined}
        items={[]}
        status="loading"
        onSelect={() => undefined}
        messages={messages}
      />
    </div>
  );
}
