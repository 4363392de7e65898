import { useId, useState } from 'react';
import { DateInput } from '@/components/ui/form/date/date-input';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { useCall } from '@/lib/client/call/use-call';
import type { Answers } from '@/lib/contract/platform/form/field';
import { wireCalendarDate, wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SectionPlace } from '../read/section-place';
import { SaveDeciders } from './save-deciders';
import type { EffectiveDay } from './use-effective-day';

export interface Typed {
  readonly answers: Answers;
  /** Nothing keeps it from being sent. */
  readonly isRight: boolean;
}

export interface EffectsOfAnswersProps {
  readonly typed: Typed;
  readonly row: SectionPlace & { readonly KeyCode: string };
  readonly effective: EffectiveDay;
}

/** Who decides about what was typed, what follows elsewhere, and from which day it holds. */
export function EffectsOfAnswers({ typed, row, effective }: EffectsOfAnswersProps) {
  const t = useMessages('profile-sections');
  const formText = useMessages('form.issue');
  const language = useLanguage();
  const id = useId();
  const [isDayShown, setIsDayShown] = useState(false);
  const day = wireCalendarDate(effective.day) ? effective.day : '';
  const { data } = useCall('getSaveEffects', typed.isRight ? { ...typed.answers, ...row, EffectiveFrom: day } : null, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    keepPreviousData: true,
  });
  const holds = day ? t('holdsFromDay', { day: wireTimeText(day, language) }) : t('holdsAtOnce');
  const issue = effective.issue && (effective.issue === 'past' ? t('dayPast') : formText('date'));
  return (
    <div className="space-y-1 text-muted">
      {data && typed.isRight && (
        <p role="status">
          {data.IsAsked ? t('willBeAsked') : holds}
          <SaveDeciders steps={data.Steps} />
          {data.Touches.map(({ Kind, Text }) => (
            <span key={`${Kind} ${Text}`}>{` · ${t(`touch.${Kind}`, { name: Text })}`}</span>
          ))}
        </p>
      )}
      {isDayShown ? (
        <div className="flex flex-wrap items-center gap-x-3">
          <span>{t('holdsFrom')}</span>
          <DateInput
            label={t('holdsFrom')}
            value={effective.day}
            onChange={effective.choose}
            aria-invalid={issue !== null}
            aria-describedby={issue === null ? undefined : id}
            className="max-w-44"
          />
          {issue && <FieldIssue id={id} text={issue} />}
        </div>
      ) : (
        <button type="button" onClick={() => setIsDayShown(true)} className={textButtonClasses}>
          {t('otherDay')}
        </button>
      )}
    </div>
  );
}
