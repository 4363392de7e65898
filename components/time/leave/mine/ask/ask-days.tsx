import { DayField } from '@/components/form/day-field';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { Segmented } from '@/components/ui/form/segmented';
import { SelectField } from '@/components/ui/form/select-field';
import { DAY_PORTIONS, MAX_LEAVE_HOURS, type LeavePiece } from '@/lib/contract/time/leave/leave-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { dayPortionOf, fromDay, noonsOf, portionsOf, type AskValues, type WholeAskValues } from './ask-values';

interface AskDaysProps {
  readonly id: string;
  readonly values: WholeAskValues;
  /** In which pieces the type is taken. */
  readonly piece: LeavePiece;
  readonly errorOf: (field: 'From' | 'To' | 'FromPortion' | 'Hours') => string | null;
  readonly onChange: (part: Partial<AskValues>) => void;
}

/** From when to when; of one day which half or how many hours, of several whether it begins or ends at noon. */
export function AskDays(props: AskDaysProps) {
  const t = useMessages('my-leave.ask');
  const { id, values, piece, errorOf, onChange } = props;
  const { From, To } = values;
  const hasParts = piece !== 'day' && From !== '' && To !== '';
  const issue = errorOf('FromPortion');
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 max-[27rem]:grid-cols-1">
        <DayField
          id={`${id}-from`}
          label={t('from')}
          value={From}
          error={errorOf('From')}
          onDay={(day) => onChange(fromDay(values, day))}
        />
        <DayField
          id={`${id}-to`}
          label={t('to')}
          value={To}
          error={errorOf('To')}
          onDay={(day) => onChange({ From, To: day })}
        />
      </div>
      {hasParts && (From === To ? <OneDay {...props} /> : <Noons {...props} />)}
      {issue && <FieldIssue text={issue} />}
    </div>
  );
}

function OneDay({ id, values, piece, errorOf, onChange }: AskDaysProps) {
  const t = useMessages('my-leave.ask');
  const portion = dayPortionOf(values);
  return (
    <div className="space-y-4">
      <Segmented
        label={t('portion')}
        options={DAY_PORTIONS.map((value) => ({ value, text: t(`portions.${value}`) }))}
        chosen={portion}
        onChoose={(value) => onChange({ FromPortion: value, ToPortion: value })}
      />
      {piece === 'hour' && portion === 'whole' && (
        <SelectField
          id={`${id}-hours`}
          label={t('hours')}
          value={values.Hours}
          error={errorOf('Hours')}
          onChange={({ target }) => onChange({ Hours: Number(target.value) })}
        >
          <option value={0}>{t('allHours')}</option>
          {Array.from({ length: MAX_LEAVE_HOURS }, (_, at) => (
            <option key={at} value={at + 1}>
              {t('hoursCount', { hours: at + 1 })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

function Noons({ values, onChange }: AskDaysProps) {
  const t = useMessages('my-leave.ask');
  const noons = noonsOf(values);
  const choice = (noon: 'fromNoon' | 'untilNoon') => (
    <LabelledCheck isOn={noons[noon]} onChange={(isOn) => onChange(portionsOf({ ...noons, [noon]: isOn }))}>
      {t(noon)}
    </LabelledCheck>
  );
  return (
    <div className="flex flex-wrap gap-x-6">
      {choice('fromNoon')}
      {choice('untilNoon')}
    </div>
  );
}
