import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { altchaCaptcha } from './adapters/captcha/altcha';
import { embeddedContentIn } from './adapters/content/embedded';
import { withOwnPages } from './adapters/content/own-pages';
import { strapiContent } from './adapters/content/strapi';
import { supportWords } from './adapters/content/support-words';
import { duffelFlightSupplier } from './adapters/flight-supplier/duffel';
import { oidcIdentity } from './adapters/identity/oidc';
import { eraRailSupplier } from './adapters/rail-supplier/era';
import { duffelStaySupplier } from './adapters/stay-supplier/duffel';
import { viesRegister } from './adapters/vat-register/vies';
import type { AppDeps } from './app';
import { startBookingParts } from './booking-parts';
import type { Catalogue } from './catalogue/catalogue';
import { httpFeed } from './catalogue/import/http-feed';
import { importCatalogue } from './catalogue/import/import-catalogue';
import { readCircles } from './catalogue/circles/read-circles';
import { MemoryCatalogue } from './catalogue/memory-catalogue';
import type { Config } from './platform/config';
import type { Database } from './platform/db/database';
import { openDatabase } from './platform/db/database';
import { databaseProbe } from './platform/db/readiness';
import { refreshCatalogue } from './jobs/catalogue-refresh';
import { housekeepingTasks, startHousekeeping } from './jobs/housekeeping';
import { createPasswords } from './accounts/auth/passwords';
import { readNormals } from './content/climate-normals';
import { readCityPictures } from './places/city-pictures';
import { cardsService } from './preview-cards/cards.service';
import type { HealthChecks } from './health/health.routes';
import { suppliersHealth } from './health/suppliers-health';
import type { Suppliers } from './health/suppliers-health';
import { readMap } from './map/read-map';
import { diskCache } from './media/disk-cache';
import { mediaService } from './media/media.service';
import {
  firstOf,
  folderPhotos,
  photosByName,
  supplierPhotos,
  uploadedPhotos,
} from './media/photo-source';
import type { PhotoSource } from './media/photo-source';
import { signingKeys } from './platform/keys/signing-keys';
import type { Content } from './ports/content';
import { dataKeys } from './platform/records/data-keys';
import { documentNumbers } from './platform/records/document-numbers';
import { requestHashes } from './platform/records/request-hashes';

/** Everything a running API needs, and how to end it. */
export interface Composition {
  readonly deps: AppDeps;
  close(): Promise<void>;
}

function healthChecks(
  database: Database,
  catalogue: Catalogue,
  suppliers: Suppliers,
): HealthChecks {
  let filled = false;
  const answers = databaseProbe(database.pool);
  return {
    async missing() {
      const isThere = await answers();
      filled ||= catalogue.popular('en').length > 0;
      return [...(isThere ? [] : ['database']), ...(filled ? [] : ['catalogue'])];
    },
    providers: () => suppliersHealth(suppliers),
  };
}

/** Drawn scenes that the site's own texts use come from their folder, so that texts need no supplier. */
function photosOf({ content, supplier }: Config): PhotoSource {
  const photos = firstOf(
    folderPhotos(path.join(content.dir, 'pictures')),
    supplierPhotos(supplier.url, supplier.timeout),
  );
  return photosByName({
    photos,
    uploads:
      content.url === undefined
        ? null
        : uploadedPhotos(content.url, content.timeout, content.pictures),
  });
}

async function contentOf(
  { content: { dir, url, ...options }, support }: Config,
  log: FastifyBaseLogger,
): Promise<Content> {
  const fillIn = supportWords(support);
  const own = await embeddedContentIn(dir, fillIn);
  return url === undefined
    ? own
    : withOwnPages(strapiContent({ url, ...options, fillIn }, log), own);
}

/** Puts the parts together: the one place that knows every adapter. */
export async function compose(config: Config, log: FastifyBaseLogger): Promise<Composition> {
  const content = await contentOf(config, log);
  const normals = await readNormals(path.join(config.content.dir, 'climate-normals.tsv'));
  const cityPictures = await readCityPictures(path.join(config.content.dir, 'city-pictures.tsv'));
  const circles = await readCircles(config.placesDir);
  const map = await readMap(config.placesDir, circles);
  const keys = await signingKeys(config.keys, config.dataDir);
  const encryption = await dataKeys(config.keys.data, config.dataDir);
  const numbers = documentNumbers(encryption);
  const cache = await diskCache(path.join(config.dataDir, 'media'), config.media.cacheBytes);
  const database = await openDatabase({
    ...config.database,
    dataDir: config.dataDir,
    onError: (err) => log.error({ err }, 'database connection lost'),
  });
  const catalogue = await MemoryCatalogue.open(database, circles);
  const media = mediaService(photosOf(config), cache);
  const staySupplier = duffelStaySupplier(config.supplier);
  const flightSuppliers = { duffel: duffelFlightSupplier(config.supplier) };
  const railSupplier = eraRailSupplier(config.rail);
  const bookings = await startBookingParts({
    config,
    database,
    catalogue,
    staySupplier,
    flightSuppliers,
    railSupplier,
    keys,
    clock: Date.now,
    log,
  });
  const refresh = refreshCatalogue(async () => {
    await importCatalogue(database.pool, httpFeed(config.supplier), {
      info: (text) => log.info(text),
      warn: (text) => log.warn(text),
    });
    // Another process may have imported it: the index compares revisions itself.
    await catalogue.reload();
  }, log);
  const housekeeping = startHousekeeping(
    housekeepingTasks({
      database,
      payments: bookings.payments,
      railSupplier,
      retention: config.retention,
      numbers,
    }),
    { clock: Date.now, log },
  );

  return {
    deps: {
      config,
      database,
      catalogue,
      staySupplier,
      flightSuppliers,
      railSupplier,
      payments: bookings.payments,
      documents: bookings.documents,
      wakeBookings: () => bookings.workflow.wake(),
      keys,
      documentNumbers: numbers,
      requestHashes: requestHashes(encryption),
      passwords: createPasswords(),
      identity: config.identity === undefined ? null : oidcIdentity(config.identity),
      vatRegister: config.vatRegister === undefined ? null : viesRegister(config.vatRegister, log),
      content,
      normals,
      cityPictures,
      captcha: altchaCaptcha({
        privateKeys: () => keys.sessions.all().map(({ privateKey }) => privateKey),
        cost: config.captcha.cost,
      }),
      log,
      map,
      media,
      cards: cardsService({ catalogue, content, media, cache }),
      health: healthChecks(database, catalogue, { staySupplier, flightSuppliers, railSupplier }),
      clock: Date.now,
    },
    async close() {
      await bookings.stop();
      await refresh.stop();
      await housekeeping.stop();
      await database.close();
    },
  };
}
