/** Whether a mail server refused a mail or its recipient for good; a refused sign-in or a connection that broke is none. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
}
