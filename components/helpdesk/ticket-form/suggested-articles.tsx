import { BookIcon } from '@/components/ui/icons/reading-icons';
import { useCall } from '@/lib/client/call/use-call';
import { useSettledSubject } from './use-settled-subject';

interface SuggestedArticlesProps {
  readonly subject: string;
  readonly title: string;
  readonly onOpen: (code: string) => void;
}

/** Articles that may answer a subject before it is sent. A failure leaves them out: the ticket can be sent all the same. */
export function SuggestedArticles({ subject, title, onOpen }: SuggestedArticlesProps) {
  const settled = useSettledSubject(subject);
  const { data } = useCall('suggestArticles', settled ? { Subject: settled } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const articles = settled ? (data ?? []) : [];
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
