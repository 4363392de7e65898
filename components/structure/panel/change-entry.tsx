import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { UnitChange } from '@/lib/contract/structure/units';
import { wireTimeText } from '@/lib/dates';
import { languageNames } from '@/lib/i18n/language-names';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { changeSentence } from './change-sentence';

interface ChangeEntryProps {
  readonly change: UnitChange;
  /** Left out, it is told alone. */
  readonly onUndo?: () => void;
  readonly onChoose?: (code: string) => void;
}

/** One change in its history: what, from when, who in which role and when, why, and what became of it. */
export function ChangeEntry({ change, onUndo, onChoose }: ChangeEntryProps) {
  const t = useMessages('structure');
  const language = useLanguage();
  const day = (wire: string) => wireTimeText(wire, language);
  const { Unit, Names, Children, Justification, By, RoleName, At, Undone } = change;
  const sentence = changeSentence(t, change);
  return (
    <li className="py-3">
      <p className={clsx('font-medium wrap-anywhere', Undone && 'text-muted line-through')}>
        {onChoose ? (
          <button type="button" onClick={() => onChoose(Unit.Code)} className="text-left hover:underline">
            {sentence}
          </button>
        ) : (
          sentence
        )}
      </p>
      {Names.map(({ Language, Before, After }) => (
        <p key={Language} className="text-muted">
          {`${languageNames[Language]}: ${Before || '–'} → ${After || '–'}`}
        </p>
      ))}
      {Children.length > 0 && <p className="text-muted">{t('children', { names: Children.join(', ') })}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        <Badge tone={change.IsToCome && !Undone ? 'warning' : 'neutral'}>{t('from', { day: day(change.From) })}</Badge>
        <span>{t('by', { name: By.Name, role: RoleName, at: day(At) })}</span>
      </div>
      {Justification && <p className="mt-1 whitespace-pre-line text-muted">{`“${Justification}”`}</p>}
      {Undone && (
        <p className="mt-1 text-muted">
          {t('undone', { name: Undone.By.Name, role: Undone.RoleName, at: day(Undone.At) })}
          {Undone.Reason && ` “${Undone.Reason}”`}
        </p>
      )}
      {onUndo && change.CanUndo && (
        <button type="button" onClick={onUndo} className={clsx('mt-1', textButtonClasses)}>
          {change.IsToCome ? t('cancelChange') : t('undo')}
        </button>
      )}
    </li>
  );
}
