import { Spinner } from '@/components/ui/feedback/spinner';
import { useCall } from '@/lib/client/call/use-call';
import { CallError } from '@/lib/client/call/call-error';
import { useDebounced } from '@/lib/client/use-debounced';
import type { RequestFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** How long nobody changes the form before it is asked, in milliseconds. */
const DELAY_MS = 350;

interface TagPreviewProps {
  /** Null while there is nothing to ask yet. */
  readonly request: RequestFor<'previewTagChange'> | null;
  /** What is wrong at a field, in the reader's language. */
  readonly issueText: (message: string, field: string) => string;
}

/** What a change of a tag would do, asked anew while its form changes; what was shown stands until then. */
export function TagPreview({ request, issueText }: TagPreviewProps) {
  const t = useMessages('tags.preview');
  const language = useLanguage();
  const text = request ? JSON.stringify(request) : '';
  const settled = useDebounced(text, DELAY_MS);
  const asked = text && settled ? (JSON.parse(settled) as RequestFor<'previewTagChange'>) : null;
  const options = { keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false };
  const { data, error, isLoading, isValidating } = useCall('previewTagChange', asked, options);
  if (!asked) return null;
  const issue = error instanceof CallError ? error.issues?.[0] : undefined;
  if (error && !issue) return null;
  const dayOf = (day: string) => wireTimeText(day, language);
  return (
    <section
      aria-label={t('title')}
      aria-busy={text !== settled || isLoading || isValidating}
      className="rounded border border-line bg-surface-sunken px-4 py-3"
    >
      <h3 className="flex items-center gap-2 font-medium">
        {t('title')}
        {!data && !error && <Spinner />}
      </h3>
      <div aria-live="polite" className="mt-1 wrap-anywhere">
        {issue && <p>{t('refused', { reason: issueText(issue.message, issue.path) })}</p>}
        {data && !error && (
          <ul className="space-y-1">
            {data.From.map(({ User, Count }) => (
              <li key={User?.KeyCode || User?.Name || ''}>
                {User ? t('from', { count: Count, name: User.Name }) : t('fromNobody', { count: Count })}
              </li>
            ))}
            {data.Unchanged > 0 && <li className="text-muted">{t('unchanged', { count: data.Unchanged })}</li>}
            {data.Later.map(({ Person, EffectiveFrom, User }) => (
              <li key={`${Person.Empid} ${EffectiveFrom}`} className="text-muted">
                {User
                  ? t('later', { name: Person.Name, day: dayOf(EffectiveFrom), user: User.Name })
                  : t('laterNobody', { name: Person.Name, day: dayOf(EffectiveFrom) })}
              </li>
            ))}
            {data.LaterCount > data.Later.length && (
              <li className="text-muted">{t('laterOthers', { count: data.LaterCount - data.Later.length })}</li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}
