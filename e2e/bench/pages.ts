const DAY = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

async function firstLink(url: string, pattern: RegExp): Promise<string> {
  const link = pattern.exec(await (await fetch(url)).text())?.[1];
  if (link === undefined) throw new Error(`${url} has no link like ${pattern.source}`);
  return link.replaceAll('&amp;', '&');
}

/** Paths of the pages that are measured, found on the running site as a traveller without scripts would find them. */
export async function pagesToMeasure(
  origin: string,
): Promise<{ home: string; results: string; hotel: string }> {
  const typed = new URLSearchParams({
    where: 'Barcelona',
    checkIn: dayIn(40),
    checkOut: dayIn(43),
  });
  const results = await firstLink(
    `${origin}/hotels?${typed.toString()}`,
    /href="(\/hotels\?search=[^"]+)"/,
  );
  const hotel = await firstLink(
    origin + results,
    /href="(\/hotels\/[^/"?]+\/[^/"?]+\/[^/"?]+\/[^/"?]+[^"]*)"/,
  );
  return { home: '/', results, hotel };
}
