import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from './process/process-wide';
import { onRequestStart } from './process/request-start';

interface Answer {
  readonly response: ServerResponse;
  /** Whether a page is answered whole, and not its new content to a page that stands already. */
  readonly isDocument: boolean;
}

const answers = () => processWide('answers', () => new AsyncLocalStorage<Answer>());

/** From now on a page can say how its own request ended. */
export function trackAnswers(): void {
  onRequestStart(({ request, response }) => {
    answers().enterWith({ response, isDocument: request.headers.rsc === undefined });
  });
}

/**
 * Answers the page that is being rendered with 404. The framework's own way does that too, but sends a document
 * without content, which scripts fill: nobody could read it without them.
 */
export function answerNotFound(): void {
  const answer = answers().getStore();
  if (answer?.isDocument && !answer.response.headersSent) answer.response.statusCode = 404;
}
