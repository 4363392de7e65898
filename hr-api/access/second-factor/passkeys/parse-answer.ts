interface Signed {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string };
}

/**
 * What a browser says that an authenticator answered, and for which challenge; null for what can be none. The rest of it is the library's
 * to check.
 */
export function parseAnswer<Answer extends Signed>(text: string): { response: Answer; challenge: string } | null {
  try {
    const response = JSON.parse(text) as Answer;
    const signed = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString()) as {
      challenge: unknown;
    };
    const { challenge } = signed;
    return typeof response.id === 'string' && typeof challenge === 'string' ? { response, challenge } : null;
  } catch {
    return null;
  }
}
