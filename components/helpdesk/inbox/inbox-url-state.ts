const CODE = /^[\w-]{1,64}$/;

/** What of an inbox stands in its address. */
export interface InboxUrlState {
  readonly ticket: string | null;
  /** 0 for every status. */
  readonly status: number;
  readonly search: string;
  readonly isComposing: boolean;
}

/** Reads an inbox's place from the query of its address. What cannot be read is as if it were not there. */
export function parseInboxUrlState(query: { get(name: string): string | null }): InboxUrlState {
  const ticket = query.get('ticket') ?? '';
  const status = query.get('status') ?? '';
  return {
    ticket: CODE.test(ticket) ? ticket : null,
    status: /^\d{1,9}$/.test(status) ? Number(status) : 0,
    search: (query.get('search') ?? '').trim().slice(0, 100),
    isComposing: query.get('compose') !== null,
  };
}
