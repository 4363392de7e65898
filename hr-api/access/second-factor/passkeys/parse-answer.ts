/** What a browser says that an authenticator answered; null for what can be none. The rest of it is the library's to check. */
export function parseAnswer<Answer extends { readonly id: string }>(text: string): Answer | null {
  try {
    const answer = JSON.parse(text) as Partial<Record<'id' | 'response', unknown>> | null;
    const isAnswer = typeof answer?.id === 'string' && typeof answer.response === 'object' && answer.response !== null;
    return isAnswer ? (answer as unknown as Answer) : null;
  } catch {
    return null;
  }
}
