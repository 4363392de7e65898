import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_LEAST_PEOPLE, MAX_LEAST_PERCENT } from '@/lib/contract/time/leave/leave-rules';
import type { StaffingMinimum } from '@/lib/contract/time/leave/staffing';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { leaveIssueText } from '../../leave-issue-text';
import { HintedSelect } from '../hinted-select';
import { HintedText } from '../hinted-text';
import type { Audience } from '../sentences/rule-text-context';

interface MinimumFormProps {
  readonly audience: Audience;
  readonly onSaved: (after: StaffingMinimum[]) => void;
}

const INDENT = '\u2003';

/** Says how many of a unit are wanted to be there; of one that has a minimum already it replaces it. */
export function MinimumForm({ audience, onSaved }: MinimumFormProps) {
  const t = useMessages('leave-setup');
  const tLeave = useMessages('leave');
  const errorText = useErrorText();
  const { send } = useCallMutation('saveStaffingMinimum');
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    values: useFormValues({ UnitCode: '', LocationCode: '', Least: '', Measure: 'people' as 'people' | 'percent' }),
    check: ({ UnitCode, Least, Measure }) => {
      const most = Measure === 'percent' ? MAX_LEAST_PERCENT : MAX_LEAST_PEOPLE;
      const isNumber = /^\d{1,5}$/.test(Least.trim()) && Number(Least) >= 1 && Number(Least) <= most;
      return {
        UnitCode: UnitCode === '' ? t('staffing.chooseUnit') : null,
        Least: isNumber ? null : t('errors.whole', { least: 1, most }),
      };
    },
    send: ({ UnitCode, LocationCode, Least, Measure }) => {
      setIsDone(false);
      return send({ UnitCode, LocationCode, Least: Number(Least), IsPercent: Measure === 'percent' });
    },
    onSent: (after) => {
      setIsDone(true);
      onSaved(after);
      form.reset();
    },
    errorsOf: (error) => fieldErrorsOf(error, (message) => leaveIssueText(tLeave, message)),
    failureText: errorText,
  });
  const { values, errorOf, change } = form;
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-4 text-base font-semibold">{t('staffing.formTitle')}</h2>
      <form {...form.props} className="space-y-5">
        <HintedSelect
          label={t('staffing.unit')}
          hint={t('staffing.unitHint')}
          error={errorOf('UnitCode')}
          value={values.UnitCode}
          options={[
            { value: '', text: t('staffing.choose') },
            ...audience.Units.map(({ Code, Name, Depth }) => ({ value: Code, text: INDENT.repeat(Depth) + Name })),
          ]}
          onChoose={(UnitCode) => change({ UnitCode })}
        />
        <HintedSelect
          label={t('staffing.location')}
          error={errorOf('LocationCode')}
          value={values.LocationCode}
          options={[
            { value: '', text: t('editor.everyLocation') },
            ...audience.Locations.map(({ Code, Name }) => ({ value: Code, text: Name })),
          ]}
          onChoose={(LocationCode) => change({ LocationCode })}
        />
        <HintedSelect
          label={t('staffing.measure')}
          value={values.Measure}
          options={(['people', 'percent'] as const).map((value) => ({ value, text: t(`staffing.measures.${value}`) }))}
          onChoose={(Measure) => change({ Measure })}
        />
        <HintedText
          label={t('staffing.least')}
          isMandatory
          inputMode="numeric"
          value={values.Least}
          error={errorOf('Least')}
          onText={(Least) => change({ Least })}
        />
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        {isDone && <Alert tone="success">{t('staffing.done')}</Alert>}
        <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
          {t('staffing.save')}
        </Button>
      </form>
    </Card>
  );
}
