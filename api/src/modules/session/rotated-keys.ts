import { SignJWT } from 'jose';
import { readConfig } from '../../config';
import { signToken, verifyToken } from './key-set';
import type { SigningKeys } from './session-keys';

export const NONE = readConfig({}).keys;
export const token = (keys: SigningKeys['sessions']) =>
  signToken(keys, new SignJWT({}).setSubject('anne').setIssuer('wayfare').setAudience('test'));
export const read = (keys: SigningKeys['sessions'], text: string) =>
  verifyToken(keys, text, { issuer: 'wayfare', audience: 'test' }).then(
    ({ sub }) => sub,
    () => null,
  );
