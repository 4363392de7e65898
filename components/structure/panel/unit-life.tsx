import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** From when to when a unit is there, and what it was merged into; nothing of one that is there for ever. */
export function UnitLife({ unit }: { readonly unit: ReplyFor<'getUnit'> }) {
  const t = useMessages('structure');
  const language = useLanguage();
  const day = (wire: string) => wireTimeText(wire, language);
  const { Code, Opens, Closes, IsOpen, History } = unit;
  const end = History.find(
    ({ Kind, Unit, From, Undone }) =>
      (Kind === 'merge' || Kind === 'close') && Unit.Code === Code && From === Closes && !Undone,
  );

  function endText(): string {
    if (end?.Kind === 'merge') return t(IsOpen ? 'merges' : 'merged', { target: end.Target, day: day(Closes) });
    return t(IsOpen ? 'closes' : 'closed', { day: day(Closes) });
  }

  const parts = [Opens && t('opens', { day: day(Opens) }), Closes && endText()].filter(Boolean);
  return parts.length > 0 && <p className="mt-0.5 text-muted">{parts.join(' · ')}</p>;
}
