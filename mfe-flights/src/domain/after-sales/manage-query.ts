import { dayOfAddress, isIsoDate, type IsoDate, type Language } from '@wayfare/domain';
import { paths } from '../paths';

/** `accept` asks for the PIN where needed; `changed` and `paid` show results. */
const VIEWS = ['booking', 'accept', 'cancel', 'change', 'pay', 'changed', 'paid'] as const;
export type ManageView = (typeof VIEWS)[number];

/** The page's state, all in the URL, so that Back works and lists can link to it. */
export interface ManageQuery {
  view: ManageView;
  /** index of the flight being changed; null before one is chosen */
  slice: number | null;
  date: IsoDate | null;
  offer: string;
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
