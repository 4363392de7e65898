/** Whether the database refused to remove a row because something refers to it. */
export function isReferred(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '23503' || (cause !== undefined && cause !== error && isReferred(cause));
}
