import {
  ASSISTANCE_KINDS,
  TRAVELLER_TYPES,
  type AssistanceKind,
  type TravellerType,
} from '@wayfare/api-contract';

const TEXTS = [
  'name',
  'surname',
  'gender',
  'birthDay',
  'birthMonth',
  'birthYear',
  'phoneType',
  'phonePrefix',
  'phoneNumber',
  'responsibleAdult',
] as const;
type TextName = (typeof TEXTS)[number];

export interface TypedTraveller extends Record<TextName, string> {
  type: TravellerType;
  samePhone: boolean;
  /** index of an adult in the party, since ids change when an offer is refreshed; '' before a choice */
  responsibleAdult: string;
  assistance: AssistanceKind[];
}

const EMPTY = Object.fromEntries(TEXTS.map((name) => [name, ''])) as Record<TextName, string>;

/** Children use traveller 1's phone by default; phones default to mobile. */
export function emptyTraveller(type: TravellerType): TypedTraveller {
  return { ...EMPTY, phoneType: 'MOBILE', type, samePhone: type !== 'adult', assistance: [] };
}

export function parseTyped(kept: Record<string, unknown>): TypedTraveller {
  const draft = emptyTraveller(TRAVELLER_TYPES.find((type) => type === kept.type) ?? 'adult');
  const texts = TEXTS.map((name) => [
    name,
    typeof kept[name] === 'string' ? kept[name] : draft[name],
  ]);
  return {
    ...draft,
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    samePhone: kept.samePhone === true,
    assistance: ASSISTANCE_KINDS.filter(
      (kind) => Array.isArray(kept.assistance) && kept.assistance.includes(kind),
    ),
  };
}

interface Party {
  passengers: readonly { type: TravellerType }[];
}

/** One draft for each passenger of the offer; drafts of another party match by type. */
export function typedFor(
  drafts: readonly TypedTraveller[],
  { passengers }: Party,
): TypedTraveller[] {
  if (
    passengers.length === drafts.length &&
    passengers.every(({ type }, index) => drafts[index]?.type === type)
  )
    return [...drafts];
  const rest = drafts.map((draft, place) => ({ draft, place }));
  const placed = passengers.map(({ type }) => {
    const at = rest.findIndex(({ draft }) => draft.type === type);
    return at === -1 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  const movedTo = (place: string) => {
    const now = placed.findIndex((each) => each !== null && String(each.place) === place);
    return now === -1 ? '' : String(now);
  };
  return passengers.map(({ type }, index) => {
    const draft = placed[index]?.draft;
    return draft === undefined
      ? emptyTraveller(type)
      : { ...draft, responsibleAdult: movedTo(draft.responsibleAdult) };
  });
}
