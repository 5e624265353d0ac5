export const idOf = (field: string) => `trains-${field}`;
