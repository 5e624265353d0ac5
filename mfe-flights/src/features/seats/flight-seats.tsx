import {
  ArrowRightIcon,
  Button,
  Checkbox,
  ListIcon,
  MapIcon,
  Notice,
  RadioGroup,
  UndoIcon,
} from '@wayfare/ui';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { ChosenService } from '../../domain/draft/chosen-services';
import { ownersOn } from './seat-choice';
import { bandReader, priceBands, type PriceBand } from './seat-fares';
import { SeatGrid } from './seat-grid';
import { SeatInfo } from './seat-info';
import { SeatLegend } from './seat-legend';
import { SeatList } from './seat-list';
import type { Deck, Seat } from './seat-model';
import type { SeatTraveller } from './seat-travellers';
import type { SeatWords } from './seat-words';
import styles from './seats.module.css';
import { TravellerSwitch } from './traveller-switch';
import type { SeatPicking } from './use-seat-picking';

interface MapProps {
  decks: readonly Deck[];
  bands: readonly PriceBand[];
  travellers: readonly SeatTraveller[];
  owners: ReadonlyMap<string, string>;
  picking: SeatPicking;
  words: SeatWords;
}

function SeatMapView({ decks, bands, travellers, owners, picking, words }: MapProps) {
  const { t } = words;
  const [level, setLevel] = useState(() => decks[0]?.deck ?? 0);
  const deck = decks.find((one) => one.deck === level);
  const scene = useMemo(
    () => ({ words, band: bandReader(bands), travellers }),
    [words, bands, travellers],
  );
  if (deck === undefined) return null;
  const deckName = (of: number) => t(of === 0 ? 'seats.deckMain' : 'seats.deckUpper');
  const handlePick = (designator: string) => {
    const seat = deck.seats.get(designator);
    if (seat !== undefined) picking.pick(seat);
  };
  return (
    <div className={styles.map}>
      {decks.length > 1 && (
        <RadioGroup
          label={t('seats.deck')}
          name={`deck-${picking.segmentId}`}
          value={String(level)}
          onChange={(value) => setLevel(Number(value))}
          options={decks.map((one) => ({ value: String(one.deck), label: deckName(one.deck) }))}
        />
      )}
      <SeatInfo deck={deck} chooser={picking.chooser} words={words}>
        <SeatGrid
          key={level}
          deck={deck}
          scene={scene}
          chooser={picking.chooser}
          owners={owners}
          label={
            decks.length > 1 ? t('seats.gridOfDeck', { deck: deckName(level) }) : t('seats.grid')
          }
          onPick={handlePick}
        />
      </SeatInfo>
    </div>
  );
}

interface FlightSeatsProps {
  heading: ReactNode;
  decks: readonly Deck[];
  travellers: readonly SeatTraveller[];
  chosen: readonly ChosenService[];
  /** `chosen`, one frame behind the map */
  counted: readonly ChosenService[];
  picking: SeatPicking;
  words: SeatWords;
}

const isForSale = (decks: readonly Deck[]) =>
  decks.some(({ seats }) => [...seats.values()].some((seat: Seat) => seat.services.length > 0));

export function FlightSeats({
  heading,
  decks,
  travellers,
  chosen,
  counted,
  picking,
  words,
}: FlightSeatsProps) {
  const { t } = words;
  const nextFlight = useDeferredValue(picking.nextFlight);
  const bands = useMemo(() => priceBands(decks), [decks]);
  const owners = useMemo(() => ownersOn(chosen, picking.segmentId), [chosen, picking.segmentId]);
  const chooser = travellers.find(({ id }) => id === picking.chooser) ?? {
    id: '',
    name: '',
    mark: '',
  };
  if (!isForSale(decks)) {
    return (
      <div className={styles.flightSeats}>
        {heading}
        <Notice title={t(decks.length === 0 ? 'seats.noMap' : 'seats.notForSale')}>
          {t('seats.atCheckIn')}
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.flightSeats}>
      {heading}
      <div className={styles.columns}>
        <div className={styles.side}>
          <TravellerSwitch
            travellers={travellers}
            segmentId={picking.segmentId}
            chosen={counted}
            chooser={picking.chooser}
            words={words}
            onTurn={picking.turnTo}
            onRemove={picking.remove}
          />
          {travellers.length > 1 && !picking.asList && (
            <Checkbox
              label={t('seats.goOn')}
              isChecked={picking.goesOn}
              onChange={picking.setGoesOn}
            />
          )}
          <div className={styles.tools}>
            <Button
              variant="secondary"
              size="small"
              icon={<UndoIcon size={16} />}
              disabled={!picking.canUndo}
              onClick={picking.undo}
            >
              {t('seats.undo')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={picking.asList ? <MapIcon size={16} /> : <ListIcon size={16} />}
              onClick={() => picking.setAsList(!picking.asList)}
            >
              {t(picking.asList ? 'seats.asMap' : 'seats.asList')}
            </Button>
          </div>
          {nextFlight !== null && (
            <div className={styles.tools}>
              <Button
                size="small"
                iconEnd={<ArrowRightIcon size={16} />}
                onClick={() => picking.flyTo(nextFlight)}
              >
                {t('seats.nextFlight')}
              </Button>
            </div>
          )}
        </div>
        {picking.asList ? (
          <SeatList
            decks={decks}
            bands={bands}
            chooser={chooser}
            owners={owners}
            words={words}
            onPick={picking.pick}
          />
        ) : (
          <SeatMapView
            decks={decks}
            bands={bands}
            travellers={travellers}
            owners={owners}
            picking={picking}
            words={words}
          />
        )}
        {!picking.asList && (
          <SeatLegend
            decks={decks}
            bands={bands}
            own={chooser.mark}
            companion={travellers.find(({ id }) => id !== chooser.id)?.mark}
            words={words}
          />
        )}
      </div>
    </div>
  );
}
