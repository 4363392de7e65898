import type { ReplyFor } from '@/lib/contract/all';
import type { AdminMessages } from './admin-messages';

interface AudienceTextProps {
  readonly audience: ReplyFor<'getConductVersion'>['Audience'];
  readonly words: AdminMessages;
}

/** Whom a version asks, in words. */
export function AudienceText({ audience, words }: AudienceTextProps) {
  if (audience.some(({ Kind }) => Kind === 'everyone')) return words.everyone;
  return (
    <ul className="flex flex-wrap gap-2">
      {audience.map(({ Kind, Code, Name }) => (
        <li key={`${Kind} ${Code}`} className="rounded bg-surface-sunken px-2.5 py-1">
          {Kind !== 'everyone' && <span className="text-muted">{words.kinds[Kind]}: </span>}
          {Name}
        </li>
      ))}
    </ul>
  );
}
