import type {
  PassCriteria,
  TicketCriteria,
  TrainPassenger,
  TrainTraveler,
} from '@wayfare/api-contract';
import type { RailTraveller } from '../../../ports/rail-items';
import type { AskedHelp } from '../records/asked-assistance';

export interface ItemNotes {
  readonly criteria?: TicketCriteria | PassCriteria | null;
  /** by traveller id; for the basket's owner only */
  readonly passengers?: ReadonlyMap<string, TrainPassenger>;
  /** by traveller id */
  readonly assistance?: AskedHelp;
}

export type People = Required<Pick<ItemNotes, 'passengers' | 'assistance'>>;

export function peopleOf({ passengers = new Map(), assistance }: ItemNotes): People {
  const asked = [...passengers].flatMap(([id, { assistance: kinds = [] }]) =>
    kinds.length === 0 ? [] : [[id, kinds] as const],
  );
  return { passengers, assistance: assistance ?? new Map(asked) };
}

export function wireTraveler(
  { id, age, type, isLead, firstName, lastName, email, phone }: RailTraveller,
  { passengers, assistance }: People,
): TrainTraveler {
  const asked = assistance.get(id) ?? [];
  return {
    id,
    age,
    type,
    leadTraveler: isLead,
    firstName,
    lastName,
    emailAddress: email,
    phoneNumber: phone,
    passenger: passengers.get(id) ?? null,
    ...(asked.length === 0 ? {} : { assistance: [...asked] }),
  };
}
