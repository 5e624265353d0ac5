import type { StayOption } from '@wayfare/api-contract';
import { useSearchParams } from '@wayfare/router';
import { useMemo, useState } from 'react';
import { kindOf } from '../../domain/stay/option-kind';
import type { RoomGroup } from '../../domain/stay/room-groups';
import { wishedOption } from '../../domain/stay/wished-rate';
import { forgetRooms, keepRooms, useKeptRooms } from './kept-room';

export interface RoomChoices {
  selected: readonly (StayOption | null)[];
  select: (index: number, option: StayOption) => void;
  /** chooses a group's option for every room; null where all have it already or one cannot */
  forAll: (index: number) => (() => void) | null;
  forget: () => void;
}

/** The choice for each room, kept by the tab; starts with the rate that a list wished for. */
export function useRoomChoice(
  hotelId: string,
  search: string,
  groups: readonly RoomGroup[],
): RoomChoices {
  const offered = useMemo(() => groups.map(({ options }) => options), [groups]);
  const kept = useKeptRooms(hotelId, search, offered);
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<readonly (StayOption | null)[] | null>(null);
  const selected =
    chosen ?? kept.map((option, index) => option ?? wishedOption(offered[index] ?? [], query));

  function keep(next: readonly (StayOption | null)[]): void {
    setChosen(next);
    keepRooms(hotelId, search, next);
  }

  function forAll(index: number): (() => void) | null {
    const option = selected[index] ?? null;
    if (option === null || index > 0 || groups.length < 2) return null;
    const same = offered.flatMap(
      (options) => options.find((candidate) => kindOf(candidate) === kindOf(option)) ?? [],
    );
    const isNew = selected.some((other) => other === null || kindOf(other) !== kindOf(option));
    return same.length === groups.length && isNew ? () => keep(same) : null;
  }

  return {
    selected,
    select: (index, option) => keep(selected.map((known, at) => (at === index ? option : known))),
    forAll,
    forget() {
      forgetRooms();
      setChosen(groups.map(() => null));
    },
  };
}
