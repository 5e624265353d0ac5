/** Where facts and artwork come from; the texts under `sources` in the locales say what for. */
export const SOURCES = [
  { what: 'geonames', name: 'GeoNames', url: 'https://www.geonames.org/', licence: 'ccby', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/', isChanged: true },
  { what: 'trainline', name: 'Trainline EU', url: 'https://github.com/trainline-eu/stations', licence: 'odbl', licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/', isChanged: true },
  { what: 'climate', name: 'CRU CL 2.0 (New, Lister, Hulme and Makin, 2002)', url: 'https://crudata.uea.ac.uk/cru/data/hrg/', licence: 'cited', licenceUrl: 'https://doi.org/10.3354/cr021001', isChanged: true },
  { what: 'naturalEarth', name: 'Natural Earth', url: 'https://www.naturalearthdata.com/', licence: 'publicDomain', licenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/', isChanged: false },
  { what: 'inter', name: 'Inter', url: 'https://rsms.me/inter/', licence: 'ofl', licenceUrl: 'https://openfontlicense.org/', isChanged: false },
  { what: 'lucide', name: 'Lucide', url: 'https://lucide.dev/', licence: 'isc', licenceUrl: 'https://lucide.dev/license', isChanged: false },
] as const;
