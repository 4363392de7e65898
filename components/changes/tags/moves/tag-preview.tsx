import { Spinner } from '@/components/ui/feedback/spinner';
import { CallError } from '@/lib/client/call/call-error';
import type { RequestFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { usePreview } from '../../preview/use-preview';

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
  const { preview, error, isAsked, isStale } = usePreview('previewTagChange', request);
  if (!isAsked) return null;
  const issue = error instanceof CallError ? error.issues?.[0] : undefined;
  if (error && !issue) return null;
  const dayOf = (day: string) => wireTimeText(day, language);
  return (
    <section
      aria-label={t('title')}
      aria-busy={isStale}
      className="rounded border border-line bg-surface-sunken px-4 py-3"
    >
      <h3 className="flex items-center gap-2 font-medium">
        {t('title')}
        {!preview && !error && <Spinner />}
      </h3>
      <div aria-live="polite" className="mt-1 wrap-anywhere">
        {issue && <p>{t('refused', { reason: issueText(issue.message, issue.path) })}</p>}
        {preview && (
          <ul className="space-y-1">
            {preview.From.map(({ User, Count }) => (
              <li key={User?.KeyCode || User?.Name || ''}>
                {User ? t('from', { count: Count, name: User.Name }) : t('fromNobody', { count: Count })}
              </li>
            ))}
            {preview.Unchanged > 0 && <li className="text-muted">{t('unchanged', { count: preview.Unchanged })}</li>}
            {preview.Later.map(({ Person, EffectiveFrom, User }) => (
              <li key={`${Person.Empid} ${EffectiveFrom}`} className="text-muted">
                {User
                  ? t('later', { name: Person.Name, day: dayOf(EffectiveFrom), user: User.Name })
                  : t('laterNobody', { name: Person.Name, day: dayOf(EffectiveFrom) })}
              </li>
            ))}
            {preview.LaterCount > preview.Later.length && (
              <li className="text-muted">{t('laterOthers', { count: preview.LaterCount - preview.Later.length })}</li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}
