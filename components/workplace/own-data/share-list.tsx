import type { ReplyFor } from '@/lib/contract/all';

interface ShareListProps {
  readonly label: string;
  readonly shares: ReplyFor<'listOwnData'>;
  /** How many entries a part has, in words. */
  readonly countText: (count: number) => string;
}

/** What the file has, and how much of each. */
export function ShareList({ label, shares, countText }: ShareListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {shares.map(({ ShareCode, ShareName, Rows }) => (
        <li key={ShareCode} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 md:px-5">
          <span className="min-w-0 font-medium">{ShareName}</span>
          <span className="text-muted tabular-nums">{countText(Rows)}</span>
        </li>
      ))}
    </ul>
  );
}
