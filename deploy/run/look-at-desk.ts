import { SIGN_IN_PATH, session } from '@wayfare/desk-contract';
import { translated, type Places } from './places';

const ANSWER_MS = 30_000;

const ask = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });

async function check(url: string, isRight: (answer: Response) => boolean): Promise<Response> {
  const answer = await ask(url);
  if (!isRight(answer)) throw new Error(`${url} of the desk is ${answer.status}`);
  return answer;
}

const isOf = (status: number) => (answer: Response) => answer.status === status;

/** Throws unless the desk has page, script, refusal and way to sign in, and nothing of it is at `visitors`. */
export async function lookAtDesk(places: Places, visitors: string): Promise<void> {
  const desk = translated('http://api:4016', places);
  const issuer = translated('http://127.0.0.1:4020/identity/', places);
  const page = await (await check(`${desk}/`, isOf(200))).text();
  const script = /<script[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (script === undefined) throw new Error('the page of the desk has no script');
  await check(desk + script, isOf(200));
  await check(desk + session.path, isOf(401));
  await check(desk + SIGN_IN_PATH, ({ headers }) =>
    (headers.get('location') ?? '').startsWith(issuer),
  );
  for (const address of [script, session.path, SIGN_IN_PATH])
    await check(visitors + address, isOf(404));
}
