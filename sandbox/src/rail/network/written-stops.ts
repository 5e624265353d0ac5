export interface WrittenStop {
  code: string;
  minutes: number | undefined;
  /** nobody travels from one of these to another */
  isLimited: boolean;
}

const STOP = /^(?:([A-Z]{2}):)?(\+)?([a-z0-9-]+?)(?:=(\d+))?$/;

export function writtenStops(text: string): WrittenStop[] {
  let country = '';
  return text.split(' ').map((word) => {
    const [, named, limited, slug, minutes] = STOP.exec(word) ?? [];
    if (slug === undefined) throw new Error(`${word} is no stop`);
    country = named ?? country;
    return {
      code: `${country}:${slug}`,
      minutes: minutes === undefined ? undefined : Number(minutes),
      isLimited: limited !== undefined,
    };
  });
}
