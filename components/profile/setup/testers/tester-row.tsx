import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface TesterRowProps {
  readonly tester: ReplyFor<'listSectionTesters'>[number];
  readonly onRemove: () => void;
}

/** One who tries it out: whether they did, what did not pass, what they say. */
export function TesterRow({ tester, onRemove }: TesterRowProps) {
  const t = useMessages('profile-setup');
  const language = useLanguage();
  const { Name, Empid, HasPhoto, AskedDate, TriedDate, Tries, IssueCount, Comments } = tester;
  return (
    <li className="flex items-start gap-3 p-4">
      <Avatar name={Name} size="sm" photo={photoOf(Empid, HasPhoto)} />
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{Name}</span>
          {Tries === 0 ? (
            <Badge>{t('notTried')}</Badge>
          ) : (
            <Badge tone={IssueCount === 0 ? 'success' : 'danger'}>
              {IssueCount === 0 ? t('passed') : t('notPassed', { count: IssueCount })}
            </Badge>
          )}
        </p>
        <p className="text-muted">
          {Tries === 0
            ? t('askedOn', { date: wireTimeText(AskedDate, language) })
            : t('triedOn', { count: Tries, date: wireTimeText(TriedDate, language) })}
        </p>
        {Comments && (
          <p className="rounded bg-surface-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">{Comments}</p>
        )}
      </div>
      <button type="button" aria-label={t('remove', { name: Name })} onClick={onRemove} className={iconButtonClasses}>
        <CloseIcon className="size-4" />
      </button>
    </li>
  );
}
