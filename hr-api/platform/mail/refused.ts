/** Whether a mail server refused a mail or its recipient for good; a refused sign-in or a connection that broke is none. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
}

const MAX_LENGTH = 200;

/**
 * What the server answered as it refused, code and first line, or the name of the fault where it answered nothing. Addresses are
 * left out: whoever reads it need not know that of a recipient.
 */
export function refusalText(error: unknown): string {
  const { response, name = 'Error' } = error as { response?: unknown; name?: string };
  const [line = ''] = typeof response === 'string' ? response.split(/\p{Cc}/u) : [];
  const shown = line.slice(0, MAX_LENGTH).replace(/<?[^\s<>]+@[^\s<>:,;]+>?/g, '…');
  return shown.trim() || name;
}
