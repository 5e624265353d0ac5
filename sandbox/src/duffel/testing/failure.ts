import { DuffelError } from '@duffel/api';

export async function failure(
  call: Promise<unknown>,
): Promise<{ status: number | undefined; code: string | undefined }> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DuffelError)) throw new Error('the call should have failed');
  return { status: error.meta.status, code: error.errors[0]?.code };
}
