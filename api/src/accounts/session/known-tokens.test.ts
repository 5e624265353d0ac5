import { generateKeyPairSync, sign } from 'node:crypto';
import { NOW } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { signingKey, type KeySet, type SigningKey } from '../../platform/keys/key-set';
import { liveTokens } from './live-tokens';
import { insertSession, revokeSession } from './session.repository';
import { signToken, tokenVerifier } from './token';

const newKey = () => signingKey(generateKeyPairSync('ed25519').privateKey);
const HOUR = 3_600_000;
const VISITOR = { id: 'anonymous-x', role: 'anonymous', sessionId: 's' } as const;

/** Keys that change as another process rotates them. */
function changingKeys(first: SigningKey) {
  let all = [first];
  const keys: KeySet = {
    current: () => all[0] ?? first,
    all: () => all,
    reload: () => Promise.resolve(),
  };
  return { keys, become: (...next: SigningKey[]) => void (all = next) };
}

describe('a token that was shown before', () => {
  const first = newKey();

  it('says the same again', async () => {
    const { keys } = changingKeys(first);
    const { token, tokenId } = await signToken(keys, VISITOR, NOW);
    const verified = tokenVerifier(keys);
    expect(await verified(token, NOW)).toEqual({ ...VISITOR, tokenId });
    expect(await verified(token, NOW + HOUR - 1_000)).toEqual({ ...VISITOR, tokenId });
  });

  it('is over at its time', async () => {
    const { keys } = changingKeys(first);
    const { token } = await signToken(keys, VISITOR, NOW);
    const verified = tokenVerifier(keys);
    await verified(token, NOW);
    await expect(verified(token, NOW + HOUR)).rejects.toThrow('no valid token');
    expect(await verified(token, NOW)).toMatchObject(VISITOR);
  });

  it('goes with its key, and on with a key that is still one of ours', async () => {
    const { keys, become } = changingKeys(first);
    const { token } = await signToken(keys, VISITOR, NOW);
    const verified = tokenVerifier(keys);
    await verified(token, NOW);
    become(newKey(), first);
    expect(await verified(token, NOW)).toMatchObject(VISITOR);
    become(newKey());
    await expect(verified(token, NOW)).rejects.toThrow('no valid token');
  });

  it('is no other that only begins like it', async () => {
    const { keys } = changingKeys(first);
    const { token } = await signToken(keys, VISITOR, NOW);
    const verified = tokenVerifier(keys);
    await verified(token, NOW);
    const forged = `${token.slice(0, token.lastIndexOf('.') + 1)}${sign(null, Buffer.from(token), newKey().privateKey).toString('base64url')}`;
    await expect(verified(forged, NOW)).rejects.toThrow('no valid token');
  });
});

describeOnDatabase('The session of a shell', (database) => {
  const { keys } = changingKeys(newKey());

  async function begin(sessionId: string, role: 'anonymous' | 'user') {
    const { orm } = database();
    await insertSession(orm, {
      id: sessionId,
      principal: VISITOR.id,
      role,
      refreshHash: 'none',
      lastTokenId: 'id',
      createdAt: new Date(NOW),
      rotatedAt: new Date(NOW),
      expiresAt: new Date(NOW + 24 * HOUR),
    });
    const { token } = await signToken(keys, { ...VISITOR, role, sessionId }, NOW);
    return { token, verified: liveTokens(tokenVerifier(keys), { orm }) };
  }

  it.each([
    ['of a page that the shell renders, for five seconds more', 'anonymous', true, 4_999, true],
    ['of such a page, and no longer', 'anonymous', true, 5_000, false],
    ['of anybody else, not at all', 'anonymous', false, 0, false],
    ['of a user, not at all, whoever asks', 'user', true, 0, false],
  ] as const)('that has ended is believed in %s', async (what, role, isOfPage, later, isGood) => {
    const { token, verified } = await begin(what, role);
    await verified(token, NOW, isOfPage);
    await revokeSession(database().orm, what, new Date(NOW));
    const again = verified(token, NOW + later, isOfPage);
    if (isGood) expect(await again).toMatchObject({ sessionId: what });
    else await expect(again).rejects.toThrow('no valid token');
  });

  it('that ran is no reason to believe a page’s token to anybody else', async () => {
    const { token, verified } = await begin('both', 'anonymous');
    await verified(token, NOW, true);
    await revokeSession(database().orm, 'both', new Date(NOW));
    await expect(verified(token, NOW, false)).rejects.toThrow('no valid token');
  });
});
