/* `npm run purge -- hotel-12`: purges surrogate keys at PURGE_URLS (blank-separated) by PURGE_SECRET (docs/caching.md). */
const { PURGE_URLS = 'http://127.0.0.1:4000', PURGE_SECRET = '' } = process.env;
const keys = process.argv.slice(2);

async function purge(url) {
  try {
    const { status } = await fetch(url, {
      method: 'PURGE',
      headers: { 'surrogate-key': keys.join(' '), authorization: `Bearer ${PURGE_SECRET}` },
      signal: AbortSignal.timeout(5_000),
    });
    return { url, isDone: status === 200, says: String(status) };
  } catch (error) {
    return { url, isDone: false, says: error.message };
  }
}

if (keys.length === 0 || PURGE_SECRET === '') {
  process.stderr.write('Say PURGE_SECRET and the keys: npm run purge -- hotel-12 content\n');
  process.exit(1);
}
const answers = await Promise.all(PURGE_URLS.split(' ').filter(Boolean).map(purge));
for (const { url, isDone, says } of answers)
  process.stdout.write(`${isDone ? 'purged' : 'FAILED'} ${url} ${says}\n`);
if (answers.some(({ isDone }) => !isDone)) process.exit(1);
