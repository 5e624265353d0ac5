import type { Language } from './language';

/** ISO 3166-1 alpha-2, and XK, which is in use for Kosovo. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

interface CountryOption {
  value: string;
  label: string;
}

const lists = /* @__PURE__ */ new Map<Language, CountryOption[]>();
/** To make one takes longer than all else that a page does with it. */
const regions = /* @__PURE__ */ new Map<Language, Intl.DisplayNames>();

/** Localised country name; the code where the platform has none. */
export function countryName(code: string, language: Language): string {
  const known = regions.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  regions.set(language, known);
  return known.of(code) ?? code;
}

export const languageName = (named: Language, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;

/** Countries, collated by language. Browser only: ICU data differs by platform. */
export function countryOptions(language: Language): CountryOption[] {
  const known = lists.get(language);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const options = CODES.split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
  lists.set(language, options);
  return options;
}
