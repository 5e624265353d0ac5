import type { RailCarrier, RideKind } from '../network/network';

/** One train, from where a traveller boards to where they leave it. */
export interface Ride {
  id: string;
  carrier: RailCarrier;
  kind: RideKind;
  /** the train's brand: `ICE`, `Eurostar` */
  product: string;
  number: string;
  from: string;
  to: string;
  /** ISO 8601 with the offset of the station's own zone */
  departure: string;
  arrival: string;
  minutes: number;
  km: number;
  /** to be there before the departure; 0 without a check-in */
  checkInMinutes: number;
}

export interface Transfer {
  fromStation: string;
  toStation: string;
  minutes: number;
  kind: 'same-station' | 'across-town';
}

export interface Journey {
  /** the same journey has the same id on every day that it is asked for */
  id: string;
  departure: string;
  arrival: string;
  minutes: number;
  rides: readonly Ride[];
  transfers: readonly Transfer[];
}
