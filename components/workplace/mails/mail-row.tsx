import { Badge } from '@/components/ui/badge';
import { MailIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

export type OwnMail = ReplyFor<'listOwnMails'>[number];

const TONES = { delivered: 'success', waiting: 'neutral', refused: 'danger', failed: 'danger' } as const;

/** One mail: what it was about, when it was sent and what became of it. */
export function MailRow({ mail }: { readonly mail: OwnMail }) {
  const t = useMessages('mails');
  const language = useLanguage();
  const { Subject, TemplateName, State, SentDate } = mail;
  const title = Subject || TemplateName || t('untitled');
  const time = <time dateTime={SentDate}>{dateTimeText(new Date(SentDate), language)}</time>;
  return (
    <li className="flex items-start gap-3 px-4 py-3 md:px-5">
      <MailIcon className="mt-0.5 size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-muted wrap-anywhere">
          {time}
          {TemplateName && TemplateName !== title && ` · ${TemplateName}`}
        </p>
      </div>
      <Badge tone={TONES[State]}>{t(`states.${State}`)}</Badge>
    </li>
  );
}
