import { startTransition, useState } from 'react';
import type { ChosenService } from '../../domain/draft/chosen-services';
import { chooseSeat, nextWithoutSeat, ownersOn, removeSeat, seatOfOwner } from './seat-choice';
import { fareFor } from './seat-fares';
import type { Seat } from './seat-model';
import type { SeatTraveller } from './seat-travellers';
import type { SeatWords } from './seat-words';

interface Turn {
  flight: number;
  chooser: string;
}

interface Past extends Turn {
  chosen: readonly ChosenService[];
}

interface PickingProps {
  segmentIds: readonly string[];
  openIds: readonly string[];
  travellers: readonly SeatTraveller[];
  chosen: readonly ChosenService[];
  onChange: (chosen: ChosenService[]) => void;
  words: Pick<SeatWords, 'price'>;
}

type Phrase = readonly [key: string, values: Readonly<Record<string, string>>];

export interface Said {
  told: readonly Phrase[];
  /** what the airline wants said, in English */
  disclosures: readonly string[];
}

export interface SeatPicking extends Turn {
  segmentId: string;
  said: Said;
  /** a choice on the map passes the turn to the next traveller without a seat */
  goesOn: boolean;
  asList: boolean;
  canUndo: boolean;
  /** the next flight with somebody unseated, once this one is done; else null */
  nextFlight: number | null;
  pick: (seat: Seat) => void;
  remove: (passengerId: string) => void;
  undo: () => void;
  turnTo: (passengerId: string) => void;
  flyTo: (flight: number) => void;
  setGoesOn: (goesOn: boolean) => void;
  setAsList: (asList: boolean) => void;
}

const NOTHING_SAID: Said = { told: [], disclosures: [] };

export function useSeatPicking({
  segmentIds,
  openIds,
  travellers,
  chosen,
  onChange,
  words,
}: PickingProps): SeatPicking {
  const ids = travellers.map(({ id }) => id);
  const startOn = (flight: number): Turn => ({
    flight,
    chooser:
      nextWithoutSeat(ids, chosen, { passengerId: '', segmentId: segmentIds[flight] ?? '' }) ??
      ids[0] ??
      '',
  });
  // null until somebody acts: the turn is the first unseated traveller's, also when kept seats load late
  const [taken, setTurn] = useState<Turn | null>(null);
  const turn = taken ?? startOn(0);
  const [past, setPast] = useState<readonly Past[]>([]);
  const [said, setSaid] = useState<Said>(NOTHING_SAID);
  const say = (...phrase: Phrase) => setSaid({ told: [phrase], disclosures: [] });
  const [goesOn, setGoesOn] = useState(true);
  const [asList, setAsList] = useState(false);
  const segmentId = segmentIds[turn.flight] ?? '';
  const nameOf = (id: string) => travellers.find((traveller) => traveller.id === id)?.name ?? '';

  function change(next: ChosenService[]): void {
    setPast([...past, { ...turn, chosen }]);
    onChange(next);
  }

  function remove(passengerId: string): void {
    const owner = { passengerId, segmentId };
    const seat = seatOfOwner(chosen, owner);
    change(removeSeat(chosen, owner));
    setTurn({ ...turn, chooser: passengerId });
    say('removed', { designator: seat?.designator ?? '', name: nameOf(passengerId) });
  }

  function choose(seat: Seat, amount: string): void {
    const owner = { passengerId: turn.chooser, segmentId };
    const next = chooseSeat(chosen, owner, seat);
    const following = goesOn && !asList ? nextWithoutSeat(ids, next, owner) : null;
    const told: Phrase[] = [
      [
        'picked',
        { designator: seat.designator, name: nameOf(turn.chooser), price: words.price(amount) },
      ],
    ];
    if (following !== null) told.push(['turnOf', { name: nameOf(following) }]);
    // the seat responds in its own frame; turn and announcement follow in the next
    setTurn(turn);
    onChange(next);
    startTransition(() => {
      setPast([...past, { ...turn, chosen }]);
      setTurn({ ...turn, chooser: following ?? turn.chooser });
      setSaid({ told, disclosures: seat.disclosures });
    });
  }

  function pick(seat: Seat): void {
    const owner = ownersOn(chosen, segmentId).get(seat.designator);
    const fare = fareFor(seat, turn.chooser);
    const { designator } = seat;
    if (owner === turn.chooser) return remove(owner);
    if (owner !== undefined) {
      setTurn({ ...turn, chooser: owner });
      return say('companion', { designator, name: nameOf(owner) });
    }
    if (fare.state === 'free') return choose(seat, fare.amount);
    say(fare.state === 'taken' ? 'isTaken' : 'isBarred', {
      designator,
      name: nameOf(turn.chooser),
    });
  }

  function undo(): void {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    setTurn({ flight: last.flight, chooser: last.chooser });
    onChange([...last.chosen]);
    say('undone', {});
  }

  function nextFlight(): number | null {
    const isFull = (id: string) =>
      nextWithoutSeat(ids, chosen, { passengerId: '', segmentId: id }) === null;
    if (!isFull(segmentId)) return null;
    const next = openIds.find((id) => !isFull(id));
    return next === undefined ? null : segmentIds.indexOf(next);
  }

  return {
    ...turn,
    segmentId,
    said,
    goesOn,
    asList,
    nextFlight: nextFlight(),
    canUndo: past.length > 0,
    pick,
    remove,
    undo,
    turnTo: (chooser) => setTurn({ ...turn, chooser }),
    flyTo: (flight) => setTurn(startOn(flight)),
    setGoesOn,
    setAsList,
  };
}
