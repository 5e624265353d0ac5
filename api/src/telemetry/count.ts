export const count = (value: number) => new Intl.NumberFormat('en-GB').format(value);
