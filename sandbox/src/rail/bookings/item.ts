import { newId } from '../../kit/ids';
import { DAY } from '../../kit/zones';
import type { OfferedTicket } from '../offers/ticket-by-location';
import type { OfferedPass } from '../passes/pass-offer';
import type { Delivery } from '../wire/codes';
import type { Words } from '../wire/words';
import type { Passenger } from './basket';
import type { OfferedItem, Ticket } from './items';
import type { GivenSeat } from './seats/rail-seats';
import type { Replacement } from './replacement';

export interface ChosenService {
  serviceOfferId: string;
  serviceId: string;
  label: Words;
  fareOfferId: string;
  count: number;
  cents: number;
}

export type ChangeAction = 'ACCEPT' | 'EXCHANGE' | 'REFUND';

export interface ScheduleChange {
  id: string;
  leg: number;
  before: OfferedTicket;
  after: OfferedTicket | undefined;
  replacement: Replacement | undefined;
  actions: readonly ChangeAction[];
  createdAt: number;
  /** a train that runs has left by then; what is owed for one that does not stays owed */
  answerableUntil: number;
  /** `INFORMED` needs no answer; the others but `OPEN` are answers */
  status: 'OPEN' | 'INFORMED' | 'ACCEPTED' | 'EXCHANGED' | 'REFUNDED';
}

type ItemTraveler = OfferedItem['searched'][number] & { id: string };

const ADULT_AGE = 12;

export const sumOf = (list: readonly { readonly cents: number }[]): number =>
  list.reduce((sum, { cents }) => sum + cents, 0);

export const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Last names that make a call fail, for whoever tests what happens then. */
type Trigger = 'Expired' | 'Bagfail' | 'Confirmfail' | 'Refundfail' | 'Exchangefail' | 'Namefail';

export class Item {
  readonly id = newId('rit');
  /** until when its price is kept, as long as it is not bought: milliseconds since 1970 */
  keptUntil = 0;
  passengers: readonly Passenger[] = [];
  delivery: Delivery | undefined;
  services: readonly ChosenService[] = [];
  preferences: readonly { group: string; option: string }[] = [];
  seats: readonly GivenSeat[] = [];
  changes: readonly ScheduleChange[] = [];
  nameChanges = 0;
  replacedBy: string | null = null;

  constructor(
    public legs: readonly OfferedTicket[],
    readonly pass: OfferedPass | null,
    readonly travelers: readonly ItemTraveler[],
    readonly tickets: readonly Ticket[],
  ) {}

  get offers(): readonly OfferedItem[] {
    return this.pass === null ? this.legs : [this.pass];
  }

  get live(): Ticket[] {
    return this.tickets.filter(({ isCanceled }) => !isCanceled);
  }

  get liveTravelers(): ItemTraveler[] {
    const { live } = this;
    return this.travelers.filter(({ id }) => live.some(({ travelerId }) => travelerId === id));
  }

  get lead(): ItemTraveler | undefined {
    return this.travelers.find(({ age }) => age >= ADULT_AGE) ?? this.travelers[0];
  }

  paid(tickets = this.tickets): number {
    const extras = this.services.filter((service) =>
      tickets.some(({ fareOfferId }) => fareOfferId === service.fareOfferId),
    );
    return sumOf(tickets) + sumOf(extras);
  }

  get startsAt(): number {
    return Math.min(...this.offers.map(({ departsAt }) => departsAt));
  }

  /** How long it is sold: until the first train leaves, or through the first day of a pass. */
  get soldUntil(): number {
    return this.startsAt + (this.pass === null ? 0 : DAY);
  }

  owed(action: ChangeAction): ScheduleChange[] {
    return this.changes.filter(
      ({ status, actions }) => status === 'OPEN' && actions.includes(action),
    );
  }

  /** What every carrier can do; the first carrier's where they have nothing in common. */
  get deliveries(): readonly Delivery[] {
    const [first = [], ...others] = this.offers.map(({ offer }) => offer.deliveryOptions);
    const shared = first.filter((option) => others.every((options) => options.includes(option)));
    return shared.length > 0 ? shared : first;
  }

  isTriggered(trigger: Trigger): boolean {
    return this.passengers.some(({ last_name: name }) => plain(name.trim()) === plain(trigger));
  }
}
