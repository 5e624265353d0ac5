import { dayOfAddress, isIsoDate, type IsoDate, type Language } from '@wayfare/domain';
import { paths } from '../paths';

/** `accept` asks for the PIN where needed; `exchanged` shows the result. */
const ACTIONS = ['show', 'accept', 'cancel', 'exchange', 'names', 'exchanged'] as const;
export type ManageAction = (typeof ACTIONS)[number];

/** Both journeys of an item at once. */
export const BOTH = 'both';

/** The page's state, all in the URL, so that Back works and lists can link to it. */
export interface ManageQuery {
  action: ManageAction;
  item: string;
  leg: string;
  date: IsoDate | null;
  hour: number;
  /** place codes of another route, where allowed (OQ-72); '' for the ticket's stations */
  from: string;
  to: string;
  offer: string;
  /** the way back, when both journeys are exchanged */
  back: IsoDate | null;
  backHour: number;
  backOffer: string;
  /** page of the train list, from 0 */
  page: number;
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
