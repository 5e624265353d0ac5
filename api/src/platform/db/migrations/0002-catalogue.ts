import type { Migration } from './migration';

/** Collation "C": ties break by bytes, the same in memory and in SQL. */
export const catalogueMigration: Migration = {
  id: '0002-catalogue',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE catalogue_places (
      id text COLLATE "C" PRIMARY KEY,
      type text NOT NULL CHECK (type IN ('country', 'destination', 'city')),
      parent_id text COLLATE "C",
      name_en text NOT NULL,
      name_nl text NOT NULL,
      slug_en text NOT NULL,
      slug_nl text NOT NULL,
      aliases jsonb NOT NULL,
      latitude double precision NOT NULL,
      longitude double precision NOT NULL,
      population bigint NOT NULL,
      popularity double precision NOT NULL,
      time_zone text NOT NULL,
      hotel_count integer NOT NULL DEFAULT 0
    );
    CREATE UNIQUE INDEX catalogue_places_slug_en ON catalogue_places (coalesce(parent_id, ''), slug_en);
    CREATE UNIQUE INDEX catalogue_places_slug_nl ON catalogue_places (coalesce(parent_id, ''), slug_nl);

    CREATE TABLE catalogue_hotels (
      id text COLLATE "C" PRIMARY KEY,
      country_id text COLLATE "C" NOT NULL,
      destination_id text COLLATE "C" NOT NULL,
      city_id text COLLATE "C" NOT NULL,
      slug text NOT NULL,
      name text NOT NULL,
      stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
      hotel_type text NOT NULL,
      latitude double precision NOT NULL,
      longitude double precision NOT NULL,
      rating_tenths smallint,
      rating_count integer NOT NULL,
      from_price_cents integer NOT NULL CHECK (from_price_cents >= 0),
      recommendation integer NOT NULL,
      demo boolean NOT NULL,
      address text NOT NULL,
      time_zone text NOT NULL,
      photos jsonb NOT NULL,
      facilities jsonb NOT NULL,
      descriptions jsonb NOT NULL,
      check_in_from text NOT NULL,
      check_out_until text NOT NULL,
      minimum_age smallint NOT NULL
    );
    CREATE UNIQUE INDEX catalogue_hotels_slug ON catalogue_hotels (city_id, slug);
    CREATE INDEX catalogue_hotels_destination ON catalogue_hotels (destination_id);
    CREATE INDEX catalogue_hotels_country ON catalogue_hotels (country_id);
    CREATE INDEX catalogue_hotels_point ON catalogue_hotels (latitude, longitude);

    CREATE TABLE catalogue_imports (
      revision integer PRIMARY KEY,
      places_version text NOT NULL,
      feed_version text NOT NULL,
      imported_at timestamptz NOT NULL DEFAULT now()
    );
  `,
};
