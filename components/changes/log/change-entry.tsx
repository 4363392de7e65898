import { clsx } from 'clsx';
import { PersonChip } from '@/components/people/person-chip';
import { Badge } from '@/components/ui/badge';
import type { Change } from '@/lib/contract/changes/changes';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { UndoButton } from '../undo/undo-button';
import { factSentence } from './fact-sentence';

interface ChangeEntryProps {
  readonly change: Change;
  /** Whether it says of whom it is. */
  readonly hasPerson?: boolean;
  readonly onChanged: () => unknown;
}

const TONES = {
  waiting: 'warning',
  planned: 'success',
  applied: 'neutral',
  undone: 'neutral',
  refused: 'danger',
} as const;

/** One change in sentences: who, as what, what, from when, each field before and after, why, and who took it back. */
export function ChangeEntry({ change, hasPerson = false, onChanged }: ChangeEntryProps) {
  const t = useMessages('changes.log');
  const language = useLanguage();
  const { Kind, Person, EffectiveFrom, Facts, Justification, By, RoleName, At, State, Undone, IsEdit, BatchCount } =
    change;
  const day = (wire: string) => wireTimeText(wire, language);
  const who = { by: By.Name, role: RoleName, day: day(EffectiveFrom) };
  const made = IsEdit ? t(`revised.${Kind}`, who) : t(`made.${Kind}`, who);
  const sentence = change.NeverCame ? t('neverCame', who) : made;
  const undo = { from: EffectiveFrom, isPlanned: State === 'planned' || State === 'waiting', onUndone: onChanged };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-4 md:px-6">
      <div className="min-w-0 flex-1 basis-72">
        {hasPerson && (
          <div className="mb-1.5">
            <PersonChip
              name={Person.Name}
              employeeId={Person.Empid}
              hasPhoto={Person.HasPhoto}
              keyCode={Person.KeyCode}
              face="sm"
            >
              <span className="block text-muted">{Person.Empid}</span>
            </PersonChip>
          </div>
        )}
        <p className={clsx('wrap-anywhere', State === 'undone' ? 'text-muted line-through' : 'font-medium')}>
          {sentence}
        </p>
        <ul className="mt-1 text-muted">
          {Facts.map((fact) => (
            <li key={fact.Field} className="wrap-anywhere">
              {factSentence(t, fact, day)}
            </li>
          ))}
        </ul>
        {change.IsJustificationMasked && <p className="mt-1 text-muted">{t('becauseMasked')}</p>}
        {Justification && (
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-muted">{t('because', { text: Justification })}</p>
        )}
        {Undone && (
          <p className="mt-1.5 wrap-anywhere">
            {t('undone', { by: Undone.By.Name, role: Undone.RoleName, at: day(Undone.At) })}
            {Undone.Reason && ` ${t('undoneBecause', { text: Undone.Reason })}`}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 max-sm:w-full max-sm:flex-row max-sm:flex-wrap max-sm:items-center">
        <span className="flex shrink-0 items-center gap-3 whitespace-nowrap text-muted digits">
          {State !== 'applied' && <Badge tone={TONES[State]}>{t(`states.${State}`)}</Badge>}
          <time>{day(At)}</time>
        </span>
        {change.CanUndo && (
          <div className="ml-auto flex flex-wrap justify-end gap-1.5">
            <UndoButton changeCode={change.ChangeCode} {...undo} />
            {BatchCount > 1 && Kind !== 'tag' && (
              <UndoButton changeCode="" batch={{ code: change.BatchCode, count: BatchCount }} {...undo} />
            )}
          </div>
        )}
      </div>
    </li>
  );
}
