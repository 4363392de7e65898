import type { TagMove } from '@/lib/contract/changes/tags';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

interface Named {
  readonly Name: string;
}

function listed(t: Translate<'tags'>, language: Language, people: readonly Named[], count: number): string {
  const names = people.map(({ Name }) => Name || t('sentence.nobodyNamed'));
  if (count > names.length)
    return t('sentence.others', {
      names: names.join(language === 'ja' || language === 'zh' ? '、' : ', '),
      count: count - names.length,
    });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

const actorText = (t: Translate<'tags'>, { Name }: Named, role: string) =>
  role ? t('sentence.as', { name: Name, role }) : Name;

/** Who, as what, moved whom from whom to whom, from when on. */
export function moveSentence(t: Translate<'tags'>, language: Language, move: TagMove): string {
  const users = move.MovedFrom.flatMap(({ User }) => (User ? [User] : []));
  const words = {
    by: actorText(t, move.By, move.RoleName),
    people: listed(t, language, move.People, move.Count),
    tag: move.TagName,
    from: listed(t, language, users, users.length),
    to: move.MovedTo?.Name ?? '',
    day: wireTimeText(move.EffectiveFrom, language),
  };
  if (!move.MovedTo) return t('sentence.taken', words);
  return t(users.length > 0 ? 'sentence.moved' : 'sentence.given', words);
}

/** Who took it back, as what and when; null where nobody did. */
export function undoSentence(t: Translate<'tags'>, language: Language, { Undone }: TagMove): string | null {
  if (!Undone) return null;
  return t('sentence.undone', { by: actorText(t, Undone.By, Undone.RoleName), at: wireTimeText(Undone.At, language) });
}
