import type { ReplyFor } from '@/lib/contract/all';
import { textOfHtml } from '@/lib/text/html-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { TicketStatus } from '../conversation/reply/reply-rules';

interface StatusFilterProps {
  readonly statuses: readonly TicketStatus[];
  readonly counts: ReplyFor<'countTickets'> | undefined;
  /** 0 for every status. */
  readonly chosen: number;
  readonly onChoose: (code: number) => void;
}

/** INBOX-17: the tickets of one status, each with how many it has. A status that nothing has is left out. */
export function StatusFilter({ statuses, counts, chosen, onChoose }: StatusFilterProps) {
  const t = useMessages('helpdesk.inbox');
  const countOf = (code: number) => counts?.Statuses.find(({ StatusCode }) => StatusCode === code)?.Count ?? 0;
  const all = counts?.Statuses.reduce((sum, { Count }) => sum + Count, 0) ?? 0;
  const options = [
    { code: 0, name: t('all'), count: all },
    ...statuses
      .map(({ StatusCode, StatusName }) => ({
        code: StatusCode,
        name: textOfHtml(StatusName),
        count: countOf(StatusCode),
      }))
      .filter(({ code, count }) => count > 0 || code === chosen),
  ];
  return (
    <div
      role="group"
      aria-label={t('status')}
      className="-mx-4 -my-1 flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] xl:flex-wrap"
    >
      {options.map(({ code, name, count }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line px-3 text-xs font-medium text-muted transition-colors duration-150 hover:text-ink aria-pressed:border-accent-text aria-pressed:bg-accent-tint aria-pressed:text-accent-text md:min-h-7"
        >
          {name}
          <span className="digits opacity-80">{count}</span>
        </button>
      ))}
    </div>
  );
}
