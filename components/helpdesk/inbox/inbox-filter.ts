/** How many tickets come at a time. */
export const PAGE_SIZE = 50;

export interface InboxFilter {
  /** INBOX-17; 0 for every status. */
  readonly status: number;
  readonly search: string;
}
