import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { CallName, ReplyFor, RequestFor } from '@/lib/contract/all';

/** Calls the HR API as whoever is signed in on an open page, for what a story begins with and is not about. */
export async function askHr<Name extends CallName>(
  page: Page,
  name: Name,
  data: RequestFor<Name>,
): Promise<ReplyFor<Name>> {
  const { origin } = new URL(page.url());
  const headers = { 'x-hr-portal': '1', 'sec-fetch-site': 'same-origin', origin, 'idempotency-key': randomUUID() };
  const answer = await page.request.post(`/api/hr/${name}`, { headers, data });
  expect([name, answer.status()]).toEqual([name, 200]);
  return (await answer.json()) as ReplyFor<Name>;
}
