/** Uniform in [0, 1): mulberry32, the same for the same seed everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

/** Logarithm of a factorial by Stirling's series. */
function logFactorial(n: number): number {
  if (n < 10) {
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1) product *= factor;
    return Math.log(product);
  }
  const x = n + 1;
  return (
    (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3)
  );
}

/** Few successes: waits from one to the next. */
function byWaiting(random: Random, trials: number, chance: number): number {
  const failure = Math.log1p(-chance);
  let at = 0;
  for (let successes = 0; ; successes += 1) {
    at += 1 + Math.floor(Math.log(1 - random()) / failure);
    if (at > trials) return successes;
  }
}

/** Many successes: transformed rejection, Hörmann 1993 (BTRS). */
function byRejection(random: Random, trials: number, chance: number): number {
  const spread = Math.sqrt(trials * chance * (1 - chance));
  const b = 1.15 + 2.53 * spread;
  const a = -0.0873 + 0.0248 * b + 0.01 * chance;
  const alpha = (2.83 + 5.1 / b) * spread;
  const odds = Math.log(chance / (1 - chance));
  const mode = Math.floor((trials + 1) * chance);
  const atMode = logFactorial(mode) + logFactorial(trials - mode);
  for (;;) {
    const u = random() - 0.5;
    const v = random();
    const us = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / us + b) * u + trials * chance + 0.5);
    if (us >= 0.07 && v <= 0.92 - 4.2 / b) return k;
    if (k < 0 || k > trials) continue;
    const bound = atMode - logFactorial(k) - logFactorial(trials - k) + (k - mode) * odds;
    if (Math.log((v * alpha) / (a / (us * us) + b)) <= bound) return k;
  }
}

/** Successes among `trials`, each with `chance`. */
export function binomial(random: Random, trials: number, chance: number): number {
  if (trials <= 0 || chance <= 0) return 0;
  if (chance >= 1) return trials;
  if (chance > 0.5) return trials - binomial(random, trials, 1 - chance);
  return trials * chance < 12
    ? byWaiting(random, trials, chance)
    : byRejection(random, trials, chance);
}

/** Upper tail of the standard normal distribution, to 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
