import { useState } from 'react';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';

interface Queue {
  /** The rows that the table shows. */
  readonly listed: readonly Ticket[];
  readonly rows: readonly Ticket[];
}

/** The rows of the queue, and among them still the ticket that is open when reading or answering it has taken it out of the view. */
export function useQueue(listed: readonly Ticket[], open: string | null): readonly Ticket[] {
  const [queue, setQueue] = useState<Queue>({ listed, rows: listed });
  if (queue.listed === listed) return queue.rows;
  const rows = withOpen(listed, queue.rows, open);
  setQueue({ listed, rows });
  return rows;
}

function withOpen(listed: readonly Ticket[], before: readonly Ticket[], open: string | null): readonly Ticket[] {
  const isOpen = ({ QueryCode }: Ticket) => QueryCode === open;
  const at = before.findIndex(isOpen);
  const kept = before[at];
  if (!kept || listed.some(isOpen)) return listed;
  return [...listed.slice(0, at), kept, ...listed.slice(at)];
}
