import { dayOfAddress, isIsoDate, type IsoDate, type Language } from '@wayfare/domain';
import { paths } from '../paths';

/** What is done with a booking; `accept` asks for the PIN where it is needed; `exchanged` shows what came of it. */
const ACTIONS = ['show', 'accept', 'cancel', 'exchange', 'names', 'exchanged'] as const;
export type ManageAction = (typeof ACTIONS)[number];

/** Way out and way back of one item in one go. */
export const BOTH = 'both';

/** The state of the page, all of it in the URL, so that Back works and a list can link to it. */
export interface ManageQuery {
  action: ManageAction;
  /** id of the item that it is about; '' as long as none is chosen */
  item: string;
  /** id of the leg that is exchanged, or BOTH */
  leg: string;
  /** when to leave instead */
  date: IsoDate | null;
  hour: number;
  /** place codes, where the carrier allows another route (OQ-72); '' for the stations of the ticket */
  from: string;
  to: string;
  /** of the exchange that was chosen */
  offer: string;
  /** the same of the way back, where both journeys are exchanged */
  back: IsoDate | null;
  backHour: number;
  backOffer: string;
  /** which of the trains in turn are shown, from 0 */
  page: number;
  /** id of the exchange that was carried out */
  done: string;
}

const EMPTY: ManageQuery = {
  action: 'show',
  item: '',
  leg: '',
  date: null,
  hour: 0,
  from: '',
  to: '',
  offer: '',
  back: null,
  backHour: 0,
  backOffer: '',
  page: 0,
  done: '',
};

const PLACE = /^[A-Z]{2}:[a-z0-9-]{2,60}$/;
const placeIn = (text: string | null) => (text !== null && PLACE.test(text) ? text : '');

const hourIn = (text: string | null) => Number(/^(?:1?\d|2[0-3])$/.exec(text ?? '')?.[0] ?? 0);

/** How an address names a booking: by its id, or by a mail's link. */
export interface Named {
  booking?: string | null;
  key?: string | null;
}

export function readManageQuery(params: URLSearchParams): ManageQuery {
  const [date, back] = [dayOfAddress(params.get('date')), dayOfAddress(params.get('back'))];
  return {
    action: ACTIONS.find((action) => action === params.get('action')) ?? 'show',
    item: params.get('item') ?? '',
    leg: params.get('leg') ?? '',
    date: isIsoDate(date) ? date : null,
    hour: hourIn(params.get('hour')),
    from: placeIn(params.get('from')),
    to: placeIn(params.get('to')),
    offer: params.get('offer') ?? '',
    back: isIsoDate(back) ? back : null,
    backHour: hourIn(params.get('backHour')),
    backOffer: params.get('backOffer') ?? '',
    page: Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 0),
    done: (params.get('done') ?? '').slice(0, 80),
  };
}

/** The page of a booking in a state. */
export function manageHref(
  { booking, key }: Named,
  change: Partial<ManageQuery>,
  language: Language,
): string {
  const { action, date, hour, back, backHour, page, ...texts } = { ...EMPTY, ...change };
  const state: [string, string][] = [
    ['booking', booking ?? ''],
    ['key', key ?? ''],
    ['action', action === 'show' ? '' : action],
    ['item', texts.item],
    ['leg', texts.leg],
    ['date', date ?? ''],
    ['hour', date === null ? '' : String(hour)],
    ['from', texts.from],
    ['to', texts.to],
    ['back', back ?? ''],
    ['backHour', back === null ? '' : String(backHour)],
    ['offer', texts.offer],
    ['backOffer', texts.backOffer],
    ['page', page === 0 ? '' : String(page)],
    ['done', texts.done],
  ];
  return paths.cancelBooking(
    language,
    new URLSearchParams(state.filter(([, value]) => value !== '')),
  );
}
