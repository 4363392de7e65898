import { DayField } from '@/components/form/day-field';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { SelectField } from '@/components/ui/form/select-field';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { fromDay } from '../../mine/ask/ask-values';
import { daysOf, halfDayOf, type ClaimValues, type WholeClaimValues } from './claim-values';

interface ClaimDaysProps {
  /** Whether whoever claims worked themself. */
  readonly isOwn: boolean;
  readonly values: WholeClaimValues;
  readonly errorOf: (field: 'WorkFrom' | 'WorkTo' | 'HalfDayDate') => string | null;
  readonly onChange: (part: Partial<ClaimValues>) => void;
}

/** From when to when somebody worked, and whether of one of the days a half alone. */
export function ClaimDays({ isOwn, values, errorOf, onChange }: ClaimDaysProps) {
  const t = useMessages('comp-off.claiming');
  const tOf = useMessages('comp-off.of');
  const language = useLanguage();
  const { WorkFrom, WorkTo, HalfDay } = values;
  const days = daysOf(values);
  const half = days.length > 1 ? 'oneIsHalf' : 'half';

  function chooseFirst(day: string) {
    const { From, To } = fromDay({ From: WorkFrom, To: WorkTo }, day);
    onChange({ WorkFrom: From, WorkTo: To });
  }

  return (
    <div className="space-y-4">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 max-[27rem]:grid-cols-1">
        <DayField
          id="comp-off-from"
          label={t('from')}
          value={WorkFrom}
          error={errorOf('WorkFrom')}
          onDay={chooseFirst}
        />
        <DayField
          id="comp-off-to"
          label={t('to')}
          value={WorkTo}
          error={errorOf('WorkTo')}
          onDay={(day) => onChange({ WorkFrom, WorkTo: day })}
        />
      </div>
      <LabelledCheck isOn={HalfDay} onChange={(isOn) => onChange({ HalfDay: isOn })}>
        {isOwn ? t(half) : tOf(half)}
      </LabelledCheck>
      {HalfDay && days.length > 1 && (
        <SelectField
          id="comp-off-half"
          label={t('halfDay')}
          value={halfDayOf(values)}
          error={errorOf('HalfDayDate')}
          onChange={({ target }) => onChange({ HalfDayDate: target.value })}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {dayText(day, language)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
