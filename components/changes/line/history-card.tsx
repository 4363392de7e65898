import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import type { LineRow } from './line-row';
import { TimeLine } from './time-line';

interface HistoryCardProps {
  readonly title: string;
  /** The latest first. */
  readonly rows: readonly LineRow[];
  /** The day that is looked at, DD-MMM-YYYY; empty for today. */
  readonly on?: string | undefined;
  /** What adds to it, for whom may. */
  readonly add: ReactNode;
}

/** What was, is and is to be of one kind, under its title. */
export function HistoryCard({ title, rows, on, add }: HistoryCardProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3 md:px-6">
          <h2 className="font-semibold">{title}</h2>
          {add}
        </div>
        <TimeLine label={title} on={on} rows={rows} />
      </Card>
    </section>
  );
}
