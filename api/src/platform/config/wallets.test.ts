import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from './index';
import {
  GOOGLE_EMAIL,
  PASS_SUBJECT,
  walletFiles,
  type WalletFiles,
} from '../../../test/builders/wallets';

/* What a site is given to sign tickets for wallets with. */
describe('The files of wallets', () => {
  let given: WalletFiles;
  let files: ReturnType<WalletFiles['write']>;
  beforeAll(async () => {
    given = await walletFiles();
    files = given.write();
  });
  afterAll(() => files.remove());
  const without = (...names: readonly string[]) =>
    Object.fromEntries(Object.entries(files.env).filter(([name]) => !names.includes(name)));

  it('are read once; kind of pass and team stand in the certificate', () => {
    const { apple, google } = readConfig(files.env).wallets;
    expect(apple).toMatchObject({ passType: PASS_SUBJECT.UID, team: PASS_SUBJECT.OU });
    expect(google?.email).toBe(GOOGLE_EMAIL);
    expect(readConfig({}).wallets).toEqual({ apple: null, google: null });
  });

  it.each<[string, string]>([
    ['APPLE_PASS_CERTIFICATE_FILE', 'APPLE_WWDR_CERTIFICATE_FILE must be set together'],
    ['APPLE_PASS_KEY_FILE', 'APPLE_WWDR_CERTIFICATE_FILE must be set together'],
    ['APPLE_WWDR_CERTIFICATE_FILE', 'APPLE_WWDR_CERTIFICATE_FILE must be set together'],
    ['GOOGLE_WALLET_CLASS', 'GOOGLE_WALLET_CLASS and GOOGLE_WALLET_KEY_FILE must be set together'],
    [
      'GOOGLE_WALLET_KEY_FILE',
      'GOOGLE_WALLET_CLASS and GOOGLE_WALLET_KEY_FILE must be set together',
    ],
  ])('are of no use without %s', (name, words) => {
    expect(() => readConfig(without(name))).toThrow(words);
  });

  it('belong together', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const other = files.file(
      'other.pem',
      privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    );
    expect(() => readConfig({ ...files.env, APPLE_PASS_KEY_FILE: other })).toThrow(
      'APPLE_PASS_KEY_FILE must be the key of APPLE_PASS_CERTIFICATE_FILE',
    );
    const own = files.env.APPLE_PASS_CERTIFICATE_FILE ?? '';
    expect(() => readConfig({ ...files.env, APPLE_WWDR_CERTIFICATE_FILE: own })).toThrow(
      'APPLE_WWDR_CERTIFICATE_FILE must be the one that issued APPLE_PASS_CERTIFICATE_FILE',
    );
    const nobody = files.file('nobody.pem', await given.certificate({ CN: 'Developer ID' }));
    expect(() => readConfig({ ...files.env, APPLE_PASS_CERTIFICATE_FILE: nobody })).toThrow(
      'APPLE_PASS_CERTIFICATE_FILE must be the certificate of a pass type',
    );
  });
});
