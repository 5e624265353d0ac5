export const idOf = (field: string) => `flights-${field}`;
