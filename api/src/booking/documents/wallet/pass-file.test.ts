import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { passFile } from './pass-file';
import { readSignature } from '../../../../test/readers/signature-reader';
import { walletsAt } from '../../../platform/keys/wallets';
import { PASS_SUBJECT, walletFiles, type WalletFiles } from '../../../../test/builders/wallets';

const NOW = Date.parse('2026-12-10T09:05:00Z');

describe('A pass for Apple Wallet', () => {
  let given: WalletFiles;
  let files: Record<string, Uint8Array>;
  const read = (name: string) => Buffer.from(files[name] ?? []);

  beforeAll(async () => {
    given = await walletFiles();
    const { apple } = given.wallets;
    if (apple === null) throw new Error('nothing to sign with');
    files = unzipSync(await passFile({ serialNumber: 'TR12TR34-1' }, apple, NOW));
  });

  it('is of the kind and the team that its certificate names', () => {
    expect(JSON.parse(read('pass.json').toString())).toEqual({
      formatVersion: 1,
      passTypeIdentifier: PASS_SUBJECT.UID,
      teamIdentifier: PASS_SUBJECT.OU,
      serialNumber: 'TR12TR34-1',
    });
  });

  it('lists the SHA-1 digest of each file in its manifest, and of no other', () => {
    const listed = JSON.parse(read('manifest.json').toString()) as unknown;
    const others = Object.keys(files).filter(
      (name) => name !== 'manifest.json' && name !== 'signature',
    );
    expect(listed).toEqual(
      Object.fromEntries(
        others.map((name) => [name, createHash('sha1').update(read(name)).digest('hex')]),
      ),
    );
  });

  it('is signed: the manifest, by the certificate that Apple’s intermediate issued, with the time', () => {
    const { certificates, signedAt, hasContent, isOf } = readSignature(read('signature'));
    const { apple } = given.wallets;
    expect(certificates.map(({ fingerprint256 }) => fingerprint256)).toEqual([
      apple?.certificate.fingerprint256,
      apple?.issuer.fingerprint256,
    ]);
    expect([signedAt, hasContent]).toEqual(['261210090500Z', false]);
    expect([isOf(read('manifest.json')), isOf(Buffer.from('{}'))]).toEqual([true, false]);
  });

  it('has icon and logo for every kind of screen', async () => {
    const sizes = await Promise.all(
      Object.keys(files)
        .filter((name) => name.endsWith('.png'))
        .map(async (name) => {
          const { format, width, height } = await sharp(read(name)).metadata();
          return [name, format, width, height];
        }),
    );
    expect(sizes.sort()).toEqual([
      ['icon.png', 'png', 29, 29],
      ['icon@2x.png', 'png', 58, 58],
      ['icon@3x.png', 'png', 87, 87],
      ['logo.png', 'png', 40, 40],
      ['logo@2x.png', 'png', 80, 80],
      ['logo@3x.png', 'png', 120, 120],
    ]);
  });

  it.each([
    ['before its certificate begins', '2019-12-31', false],
    ['while it is valid', '2026-12-10', true],
    ['when it is over', '2049-01-01', false],
  ])('is offered %s: %s', (_when, day, isOffered) => {
    const { apple, google } = walletsAt(given.wallets, Date.parse(day));
    expect([apple !== null, google !== null]).toEqual([isOffered, true]);
  });
});
