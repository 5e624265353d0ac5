import { SignJWT } from 'jose';
import { readConfig } from '../../src/platform/config';
import { signToken, verifyToken } from '../../src/platform/keys/key-set';
import type { SigningKeys } from '../../src/platform/keys/signing-keys';

export const NONE = readConfig({}).keys;
export const token = (keys: SigningKeys['sessions']) =>
  signToken(keys, new SignJWT({}).setSubject('anne').setIssuer('wayfare').setAudience('test'));
export const read = (keys: SigningKeys['sessions'], text: string) =>
  verifyToken(keys, text, { issuer: 'wayfare', audience: 'test' }).then(
    ({ sub }) => sub,
    () => null,
  );
