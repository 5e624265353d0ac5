import { usePlatform } from '@wayfare/remote-kit';
import { useRef } from 'react';
import { isPassCode } from '../../api/basket.api';

const normal = (code: string) => code.trim().toUpperCase();

/** Checks codes of held passes on the server, once for each code (TRN-67, OQ-73). */
export function usePassCodes() {
  const { api } = usePlatform();
  const asked = useRef(new Map<string, Promise<boolean>>());
  const wrong = useRef(new Set<string>());

  async function isKnownWrong(code: string): Promise<boolean> {
    const answer = asked.current.get(code) ?? isPassCode(api, code);
    asked.current.set(code, answer);
    try {
      return !(await answer);
    } catch {
      // a failed check is left to the server and repeated next time
      asked.current.delete(code);
      return false;
    }
  }

  /** Returns the codes that are certainly wrong. */
  async function check(codes: readonly string[]): Promise<ReadonlySet<string>> {
    const named = [...new Set(codes.map(normal))].filter((code) => code !== '');
    const answers = await Promise.all(
      named.map(async (code) => ((await isKnownWrong(code)) ? [code] : [])),
    );
    const found = answers.flat();
    for (const code of found) wrong.current.add(code);
    return new Set(found);
  }

  return { check, isWrong: (code: string) => wrong.current.has(normal(code)) };
}
