import { SignJWT } from 'jose';
import { readConfig } from '../../src/config';
import { signToken, verifyToken } from '../../src/modules/session/key-set';
import type { SigningKeys } from '../../src/modules/session/session-keys';

export const NONE = readConfig({}).keys;
export const token = (keys: SigningKeys['sessions']) =>
  signToken(keys, new SignJWT({}).setSubject('anne').setIssuer('wayfare').setAudience('test'));
export const read = (keys: SigningKeys['sessions'], text: string) =>
  verifyToken(keys, text, { issuer: 'wayfare', audience: 'test' }).then(
    ({ sub }) => sub,
    () => null,
  );
