/** Id of a field's input, so that a message can lead to it. */
export const idOf = (field: string) => `trains-${field}`;
