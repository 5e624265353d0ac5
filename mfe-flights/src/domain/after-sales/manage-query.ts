import { dayOfAddress, isIsoDate, type IsoDate, type Language } from '@wayfare/domain';
import { paths } from '../paths';

/** What is done with a booking; `accept` asks for the PIN where it is needed; `changed` and `paid` show what came of it. */
const VIEWS = ['booking', 'accept', 'cancel', 'change', 'pay', 'changed', 'paid'] as const;
export type ManageView = (typeof VIEWS)[number];

/** The state of the page, all of it in the URL, so that Back works and a list can link to it. */
export interface ManageQuery {
  view: ManageView;
  /** place of the flight that is changed, from 0; null as long as none is chosen */
  slice: number | null;
  /** the new day */
  date: IsoDate | null;
  /** of the change that was chosen */
  offer: string;
  /** id of the quote that was carried out */
  done: string;
}

export function readManageQuery(params: URLSearchParams): ManageQuery {
  const number = /^[1-9]$/.exec(params.get('slice') ?? '')?.[0];
  const date = dayOfAddress(params.get('date'));
  return {
    view: VIEWS.find((view) => view === params.get('view')) ?? 'booking',
    slice: number === undefined ? null : Number(number) - 1,
    date: isIsoDate(date) ? date : null,
    offer: params.get('offer') ?? '',
    done: (params.get('done') ?? '').slice(0, 80),
  };
}

/** The page of the same booking in another state; how the booking is opened stays as it is. */
export function manageHref(
  params: URLSearchParams,
  { view = 'booking', slice = null, date = null, offer = '', done = '' }: Partial<ManageQuery>,
  language: Language,
): string {
  const state: [string, string][] = [
    ['booking', params.get('booking') ?? ''],
    ['key', params.get('key') ?? ''],
    ['view', view === 'booking' ? '' : view],
    ['slice', slice === null ? '' : String(slice + 1)],
    ['date', date ?? ''],
    ['offer', offer],
    ['done', done],
  ];
  return paths.cancelation(
    language,
    new URLSearchParams(state.filter(([, value]) => value !== '')),
  );
}
