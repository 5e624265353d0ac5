import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { contentOf } from '../adapters/content/content-of';
import type { Catalogue } from '../catalogue/catalogue';
import type { CircleSource } from '../catalogue/circles/read-circles';
import { contactRoutes } from '../contact/contact.routes';
import { readNormals } from '../content/climate-normals';
import type { ClimateNormals } from '../content/climate-normals';
import { contentRoutes } from '../content/content.routes';
import { mapRoutes, type MapData } from '../map/map.routes';
import { readMap } from '../map/read-map';
import { diskCache } from '../media/disk-cache';
import { mediaRoutes } from '../media/media.routes';
import { mediaService } from '../media/media.service';
import type { Media } from '../media/media.service';
import { photosOf } from '../media/photos-of';
import { readCityPictures } from '../places/city-pictures';
import type { CityPictures } from '../places/city-pictures';
import { placesRoutes } from '../places/places.routes';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import type { SigningKeys } from '../platform/keys/signing-keys';
import { policyReportsRoutes } from '../policy-reports/policy-reports.routes';
import type { Captcha } from '../ports/captcha';
import type { Content } from '../ports/content';
import { cardRoutes } from '../preview-cards/cards.routes';
import type { Cards, CardsOptions } from '../preview-cards/cards.service';
import { sitemapRoutes } from '../sitemap/sitemap.routes';
import { siteSearchRoutes } from '../site-search/site-search.routes';
import { telemetryRoutes } from '../telemetry/telemetry.routes';

export interface Site {
  readonly content: Content;
  readonly normals: ClimateNormals;
  readonly cityPictures: CityPictures;
  readonly map: MapData;
  readonly media: Media;
  readonly cards: Cards;
}

export interface SiteDeps extends Site {
  readonly config: Config;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly keys: SigningKeys;
  readonly captcha: Captcha;
}

export async function readSite(
  config: Config,
  circles: CircleSource,
  log: FastifyBaseLogger,
): Promise<Omit<Site, 'cards'> & Pick<CardsOptions, 'cache'>> {
  const cache = await diskCache(path.join(config.dataDir, 'media'), config.media.cacheBytes);
  return {
    content: await contentOf(config, log),
    normals: await readNormals(path.join(config.content.dir, 'climate-normals.tsv')),
    cityPictures: await readCityPictures(path.join(config.content.dir, 'city-pictures.tsv')),
    map: await readMap(config.placesDir, circles),
    media: mediaService(photosOf(config), cache),
    cache,
  };
}

/** Public: pictures need no token. */
export function registerPictures(app: FastifyInstance, { media, cards }: Site): void {
  mediaRoutes(app, media);
  cardRoutes(app, cards);
}

export function registerSite(api: FastifyInstance, deps: SiteDeps): void {
  const { config, database, catalogue, content, map } = deps;
  const { rateLimit } = config;
  placesRoutes(api, { catalogue, cityPictures: deps.cityPictures });
  mapRoutes(api, { map, towns: catalogue, source: config.mapSource });
  contentRoutes(api, {
    catalogue,
    content,
    normals: deps.normals,
    previewSecrets: config.content.previewSecrets,
    guessesPerMinute: rateLimit.login,
  });
  siteSearchRoutes(api, { catalogue, content });
  contactRoutes(api, {
    database,
    keys: deps.keys.sessions,
    captcha: config.captcha.on ? deps.captcha : null,
    messagesPerMinute: rateLimit.contact,
  });
  sitemapRoutes(api, { catalogue, content, stops: map.stops });
  telemetryRoutes(api, { database, beaconsPerMinute: rateLimit.telemetry });
  policyReportsRoutes(api, {
    database,
    publicOrigin: config.publicOrigin,
    reportsPerMinute: rateLimit.telemetry,
  });
}
