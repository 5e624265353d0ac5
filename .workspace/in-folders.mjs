const NAMES = [
  'REGISTRY_DATABASE_URL',
  'REGISTRY_URL',
  'REGISTRY_TOKEN',
  'RELEASES_S3_URL',
  'RELEASES_S3_BUCKET',
  'RELEASES_S3_ACCESS_KEY_ID',
  'RELEASES_S3_SECRET_ACCESS_KEY',
  'RELEASE_PUBLIC_KEYS',
  'RELEASE_SIGNING_KEY',
];

/** For what stays on this machine whatever registry the environment names: registry and releases in folders, unsigned. */
export const IN_FOLDERS = Object.fromEntries(
  NAMES.flatMap((name) => [
    [name, ''],
    [`${name}_FILE`, ''],
  ]),
);
