/* For tests: what an account is told instead of what it asked for. */

export const error = (response: { statusCode: number; json(): unknown }) => ({
  status: response.statusCode,
  ...(
    response.json() as {
      errors: { code: string; field?: string; problem?: string; message?: string }[];
    }
  ).errors[0],
});
