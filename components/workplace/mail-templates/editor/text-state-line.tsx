import { Badge } from '@/components/ui/badge';
import type { MailTemplateText } from '@/lib/contract/workplace/mail-templates/mail-templates';
import { beginText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

const TONES = { builtIn: 'neutral', own: 'accent', unusable: 'danger' } as const;

/** Whose words these are, and since when. */
export function TextStateLine({ text }: { readonly text: MailTemplateText }) {
  const t = useMessages('mail-templates');
  const language = useLanguage();
  const { State, ChangedAt, ChangedBy } = text;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <Badge tone={TONES[State]}>{t(`states.${State}`)}</Badge>
      {ChangedAt && t('changedBy', { name: ChangedBy, date: beginText(new Date(ChangedAt), language) })}
      {State === 'unusable' && t('unusableText')}
    </p>
  );
}
