import { formatDate, isIsoDate, type Language } from '@wayfare/domain';

export interface LocalMoment {
  date: string;
  time: string;
}

/**
 * Date and time at the hotel of an instant that carries the hotel's own offset: the wall clock is what is written, no
 * conversion needed and none wanted (OQ-19).
 */
export function localMoment(instant: string, language: Language): LocalMoment | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(instant);
  const [, date = '', time = ''] = match ?? [];
  return isIsoDate(date) ? { date: formatDate(date, language, 'medium'), time } : null;
}
