import type { ApprovalHistory as Event } from '@/lib/contract/workplace/approvals/shapes';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** What happened to a request, from the beginning on. */
export function ApprovalHistory({ history }: { readonly history: readonly Event[] }) {
  const t = useMessages('approvals');
  const language = useLanguage();
  const list = new Intl.ListFormat(language);
  const detailsOf = ({ What, OnBehalfOf, Added, Removed }: Event) =>
    [
      OnBehalfOf && t('forName', { name: OnBehalfOf }),
      What === 'approvers_changed' && Added.length > 0 && t('nowAsked', { names: list.format(Added) }),
      What === 'approvers_changed' && Removed.length > 0 && t('noLonger', { names: list.format(Removed) }),
    ].filter(Boolean);
  return (
    <section aria-label={t('history')}>
      <h3 className="mb-2 font-semibold">{t('history')}</h3>
      <ol className="space-y-2.5">
        {history.map((event, at) => (
          <li key={at} className="flex flex-wrap gap-x-4">
            <span className="shrink-0 text-muted digits sm:w-40">{wireTimeText(event.Date, language)}</span>
            <span className="min-w-0 flex-1 basis-56">
              {t(`event.${event.What}`, { name: event.Name, added: list.format(event.Added) })}
              {detailsOf(event).map((detail) => (
                <span key={String(detail)} className="block text-muted">
                  {detail}
                </span>
              ))}
              {event.Comments && (
                <span className="mt-0.5 block border-l-2 border-line pl-2 wrap-anywhere whitespace-pre-line">
                  {event.Comments}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
