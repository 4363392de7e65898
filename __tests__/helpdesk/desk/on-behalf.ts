import { expect, type Page } from '@playwright/test';

/** Makes a call as whoever is signed in on a page, for what a story needs and does not tell itself. */
export async function callAs<Reply>(page: Page, call: string, request: object): Promise<Reply> {
  const answer = await page.evaluate(
    async ([name, body]) => {
      const response = await fetch(`/api/hr/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hr-portal': '1',
          'idempotency-key': crypto.randomUUID(),
        },
        body,
      });
      return { status: response.status, text: await response.text() };
    },
    [call, JSON.stringify(request)] as const,
  );
  expect(answer.status, `${call}: ${answer.text}`).toBe(200);
  return JSON.parse(answer.text) as Reply;
}

/** A new ticket about computers of the highest priority; its code. */
export async function raiseTicket(page: Page, subject: string): Promise<string> {
  const { QueryCode } = await callAs<{ QueryCode: string }>(page, 'createTicket', {
    ProcessCode: 1,
    CategoryCode: 11,
    PriorityCode: 3,
    Subject: subject,
    Message: 'It has been so since this morning.',
    Path: '/home/dashboard',
  });
  return QueryCode;
}
