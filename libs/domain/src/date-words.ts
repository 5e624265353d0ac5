import type { Language } from './language';

type Lengths = Readonly<Record<'short' | 'long', readonly string[]>>;

/** CLDR names of days (Sunday first) and months, Great Britain and the Netherlands. */
export const DATE_WORDS: Readonly<Record<Language, { weekday: Lengths; month: Lengths }>> = {
  en: {
    weekday: {
      short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      long: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    },
    month: {
      short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
      long: [
        'January',
        'February',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        'September',
        'October',
        'November',
        'December',
      ],
    },
  },
  nl: {
    weekday: {
      short: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
      long: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
    },
    month: {
      short: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
      long: [
        'januari',
        'februari',
        'maart',
        'april',
        'mei',
        'juni',
        'juli',
        'augustus',
        'september',
        'oktober',
        'november',
        'december',
      ],
    },
  },
};
