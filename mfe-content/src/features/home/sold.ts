/** Key of texts that name the products: trains can be switched off. */
export const soldOf = (flags: Readonly<Record<string, boolean>>): 'everything' | 'withoutTrains' =>
  flags['trains'] === true ? 'everything' : 'withoutTrains';
