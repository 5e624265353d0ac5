import type { FlightDictionary, FlightSegment } from '@wayfare/api-contract';
import { formatMinutes, minutesBetween, type Language } from '@wayfare/domain';
import { airportName, placeName } from './segment-names';

interface Saying {
  language: Language;
  dictionary: FlightDictionary;
  t: (key: string, values?: Record<string, unknown>) => string;
}

function terminalNote(before: FlightSegment, after: FlightSegment, { t }: Saying): string[] {
  const [from, to] = [before.destination_terminal, after.origin_terminal];
  return from === null || to === null || from === to
    ? []
    : [t('slice.otherTerminal', { from, to })];
}

export function transferNotes(
  before: FlightSegment,
  after: FlightSegment,
  saying: Saying,
): string[] {
  const { t, language, dictionary } = saying;
  const minutes = minutesBetween(before.arriving_at, after.departing_at);
  return [
    t('slice.transfer', {
      time: minutes === null ? '' : formatMinutes(minutes, language),
      place: placeName(dictionary, before.destination),
    }),
    ...(before.destination === after.origin
      ? terminalNote(before, after, saying)
      : [t('slice.otherAirport', { place: airportName(dictionary, after.origin) })]),
    ...(before.arriving_at.slice(0, 10) === after.departing_at.slice(0, 10)
      ? []
      : [t('slice.overnight')]),
  ];
}
