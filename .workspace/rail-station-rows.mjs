/** Normalised words: `Köln Hbf` is `koln hbf`. */
export const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/ø/g, 'o')
    .replace(/Ø/g, 'O')
    .replace(/æ/g, 'ae')
    .replace(/đ/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
export const slugOf = (text) => plain(text).replace(/ /g, '-');

export const IDS = [
  'uic',
  'db_id',
  'atoc_id',
  'entur_id',
  'obb_id',
  'trenitalia_id',
  'renfe_id',
  'sncf_id',
  'cff_id',
  'benerail_id',
];
export const TOWN_ROWS = new Set([
  'PT',
  'EE',
  'LT',
  'LV',
  'BA',
  'BG',
  'GR',
  'TR',
  'ME',
  'MK',
  'RS',
  'FI',
  'SE',
  'RO',
  'PL',
  'DK',
  'HR',
]);

export function cleanSlug(slug) {
  return slug
    .replace(/-hlavni-nadrazi$/, '-hl-n')
    .replace(/-centralstation$/, '-central')

    .replace(
      /(?<!^bratislava-hl)(?<=.{3})-(station|stasjon|bahnhof|asema|st|estacion|estacio)$/,
      '',
    );
}

export function cleanName(row) {
  const name = row.name
    .replace(/[ -](Station|Stasjon|Bahnhof|Asema|Estación|St\.)$/i, '')
    .replace(/ Centralstation$/, ' Central')
    .replace(/\s+\(Breisgau\)/, ' (Breisgau)')
    .replace(/—/g, '–');
  if (row.country === 'NL') return name.replace(/-(Centraal|Centrum)$/, ' $1');
  if (row.country === 'PL') return name.replace(/^(Warszawa)-/, '$1 ');
  if (row.country === 'GB')
    return name.replace(/\bSt-/, 'St ').replace(/Kings Cross/, "King's Cross");
  return name;
}

export function quality(row) {
  const known = IDS.filter((id) => row[id] !== undefined).length;
  const translated = Object.keys(row).filter((key) => key.startsWith('info:')).length;
  const isOther =
    /\bbus\b|busstation|autobus|bussterminal|airport$|aeropuerto|flughafen.*terminal \d|quai|bahnsteig|peron|autoreisezug/i.test(
      row.name,
    );
  return (
    known +
    (row.is_suggestable ? 4 : 0) +
    (row.is_main_station ? 6 : 0) +
    Math.min(translated, 4) / 2 +
    (row.uic !== undefined || row.atoc_id !== undefined ? 3 : 0) -
    (isOther ? 20 : 0) -
    (row.slug === cleanSlug(row.slug) ? 0 : 0.5)
  );
}
