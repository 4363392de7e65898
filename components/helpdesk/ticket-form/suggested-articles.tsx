import { BookIcon } from '@/components/ui/icons/reading-icons';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';

interface SuggestedArticlesProps {
  readonly subject: string;
  readonly title: string;
  readonly onOpen: (code: string) => void;
}

/** How long nobody types before it is asked, in milliseconds, and for how many characters it is worth it. */
const SEARCH_DELAY_MS = 400;
const MIN_CHARACTERS = 3;

/** Articles that may answer a subject before it is sent. A failure leaves them out: the ticket can be sent all the same. */
export function SuggestedArticles({ subject, title, onOpen }: SuggestedArticlesProps) {
  const settled = useDebounced(subject.trim().slice(0, MAX_LENGTH.subject), SEARCH_DELAY_MS);
  const isAsked = settled.length >= MIN_CHARACTERS;
  const { data } = useCall('suggestArticles', isAsked ? { Subject: settled } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const articles = isAsked ? (data ?? []) : [];
  return (
    <div role="status" className={articles.length > 0 ? 'enter-fade mt-3' : undefined}>
      {articles.length > 0 && (
        <>
          <p className="text-xs font-medium text-muted">{title}</p>
          <ul className="mt-1 space-y-0.5">
            {articles.map(({ dc, name, Description }) => (
              <li key={dc}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(dc)}
                  className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-start gap-2.5 rounded px-2 py-1.5 text-left transition-colors duration-150 hover:bg-hover"
                >
                  <BookIcon className="mt-0.5 size-4 text-accent-text" />
                  <span className="min-w-0">
                    <span className="block font-medium">{name}</span>
                    <span className="line-clamp-1 text-xs text-muted">{Description}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
