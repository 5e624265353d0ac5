/** For tests: an answer without where its stops are, which the API keeps to itself. */
export const withoutPositions = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      key === 'latitude' || key === 'longitude' ? undefined : value,
    ),
  );
