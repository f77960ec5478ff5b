/** Which errors come from a query of a page: only of those is it known what they mean to the reader. */
const errors = new WeakSet<object>();

export async function markQueryErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (typeof error === 'object' && error !== null) errors.add(error);
    throw error;
  }
}

export const isQueryError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && errors.has(error);
