/** What the e-sign host tells the page that has it in a frame: that it is there, or the code of what was signed, empty for nothing. */
export type SignMessage = { readonly kind: 'ready' } | { readonly kind: 'signature'; readonly code: string };

interface Received {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface Expected {
  /** The e-sign host's, as it is configured. */
  readonly origin: string;
  /** The window in our frame; null while there is none. */
  readonly frame: unknown;
}

const CODE = /^(?:[A-Za-z0-9_-]{16,64})?$/;

/** Reads a message that reached this window; null for one from elsewhere, from another frame, or of another shape (COC-18, COC-19, T76). */
export function readSignMessage({ origin, source, data }: Received, expected: Expected): SignMessage | null {
  if (origin !== expected.origin || expected.frame === null || source !== expected.frame) return null;
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return null;
  const [[name, value] = [], ...more] = Object.entries(data);
  if (more.length > 0) return null;
  if (name === 'ready' && value === true) return { kind: 'ready' };
  if (name === 'DocumentCode' && typeof value === 'string' && CODE.test(value))
    return { kind: 'signature', code: value };
  return null;
}
