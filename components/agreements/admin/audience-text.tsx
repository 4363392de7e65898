import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

interface AudienceTextProps {
  readonly audience: ReplyFor<'getConductVersion'>['Audience'];
}

/** Whom a version asks, in words. */
export function AudienceText({ audience }: AudienceTextProps) {
  const t = useMessages('agreements-admin');
  if (audience.some(({ Kind }) => Kind === 'everyone')) return t('everyone');
  return (
    <ul className="flex flex-wrap gap-2">
      {audience.map(({ Kind, Code, Name }) => (
        <li key={`${Kind} ${Code}`} className="rounded bg-surface-sunken px-2.5 py-1">
          {Kind !== 'everyone' && <span className="text-muted">{t(`kinds.${Kind}`)}: </span>}
          {Name}
        </li>
      ))}
    </ul>
  );
}
