import type { BrowserContext } from '@playwright/test';

/** Remembers what a browser is given, but for pictures and scripts. */
export function recordAnswers(context: BrowserContext): () => Promise<string> {
  const answers: Promise<string>[] = [];
  context.on('response', (response) => {
    if (/^(?:text\/(?!css)|application\/json)/.test(response.headers()['content-type'] ?? ''))
      answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join('\n');
}
