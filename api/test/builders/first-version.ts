/** As it comes out of the database, of before records had a version. */
export function versionOne(record: object): Record<string, unknown> {
  const { version: _version, ...old } = JSON.parse(JSON.stringify(record)) as Record<
    string,
    unknown
  >;
  return old;
}
