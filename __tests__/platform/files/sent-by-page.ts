import type { Page } from '@playwright/test';

export interface Sent {
  readonly status: number;
  readonly reply: { readonly HeaderCode?: string; readonly FileName?: string; readonly code?: string };
  /** Of the file that was sent, hexadecimal. */
  readonly sha256: string;
}

/** Sends a table of so many bytes from a page of the portal, as its own script does. */
export function sendFromPage(page: Page, fileName: string, size: number): Promise<Sent> {
  return page.evaluate(
    async ({ fileName: name, size: length }) => {
      const line = new TextEncoder().encode('number,name,place\n');
      const content = new Uint8Array(length);
      for (let at = 0; at < length; at += 1) content[at] = line[at % line.length]!;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
      const body = new FormData();
      body.set('file', new Blob([content], { type: 'text/csv' }), name);
      const query = new URLSearchParams({ filename: name, headercode: '0', empid: '' });
      const answer = await fetch(`/api/hr/uploadTicketFile?${query.toString()}`, {
        method: 'POST',
        headers: { 'x-hr-portal': '1', 'idempotency-key': crypto.randomUUID() },
        body,
      });
      return {
        status: answer.status,
        reply: (await answer.json()) as { HeaderCode?: string; FileName?: string; code?: string },
        sha256: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      };
    },
    { fileName, size },
  );
}
