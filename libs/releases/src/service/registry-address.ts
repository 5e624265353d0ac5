import { settingsFromFiles } from '@wayfare/server/settings-from-files';
import * as v from 'valibot';
import type { RegistryAddress } from './ask-registry';

const URL_WORDS = 'must be an http address such as https://registry.example.com';

const AddressSchema = v.object({
  WAYFARE_REGISTRY_URL: v.optional(
    v.pipe(v.string(), v.url(URL_WORDS), v.regex(/^https?:\/\//, URL_WORDS)),
  ),
  WAYFARE_REGISTRY_TOKEN: v.optional(v.string()),
});

/** The service that commands go to; null where they go to the stores. Throws one message naming every wrong value. */
export function registryAddress(
  environment: Readonly<Record<string, string | undefined>>,
): RegistryAddress | null {
  const { values, problems: unread } = settingsFromFiles(
    environment,
    Object.keys(AddressSchema.entries),
  );
  const parsed = v.safeParse(AddressSchema, values);
  const { WAYFARE_REGISTRY_URL: url, WAYFARE_REGISTRY_TOKEN: token } = parsed.success
    ? parsed.output
    : {};
  const problems = [
    ...unread,
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    ...(url !== undefined && token === undefined && unread.length === 0
      ? ['WAYFARE_REGISTRY_TOKEN: must be set where WAYFARE_REGISTRY_URL is']
      : []),
  ];
  if (problems.length > 0) throw new Error(`The registry can't be asked: ${problems.join('; ')}`);
  return url === undefined || token === undefined ? null : { url, token };
}
