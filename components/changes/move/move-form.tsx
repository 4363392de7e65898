'use client';

import { useRouter } from 'next/navigation';
import { Segmented } from '@/components/ui/form/segmented';
import { useMessages } from '@/lib/i18n/use-messages';
import { MANAGER_PAGE, MOVE_PAGE, TO_COME_PAGE } from '../change-pages';
import { ChangeDay } from '../form/change-day';
import { ChangeForm } from '../form/change-form';
import { JustificationField } from '../form/justification-field';
import { ModeQuestion } from '../form/mode-question';
import type { FormSubject } from '../form/use-change-form';
import { LeaderPicker } from '../leader/leader-picker';
import { PreviewOnDemand } from '../preview/preview-on-demand';
import { MovingPeople } from './moving-people';
import { useMoveForm, type MoveValues } from './use-move-form';

interface MoveFormProps {
  /** The leader whose reports move. */
  readonly subject: FormSubject;
  readonly isJustified: Readonly<Record<MoveValues['Kind'], boolean>>;
}

/** All reports of one leader to another, or some of them: all that are chosen or none. */
export function MoveForm({ subject, isJustified }: MoveFormProps) {
  const t = useMessages('changes.form');
  const tMove = useMessages('changes.move');
  const router = useRouter();
  const { ChillCode, name } = subject;
  const { form, names, day, reports, listed, moving, preview } = useMoveForm({
    ChillCode,
    isJustified,
    onMoved: (state) => {
      router.push(state === 'applied' ? MANAGER_PAGE : TO_COME_PAGE);
      router.refresh();
    },
  });
  const { values } = form;
  return (
    <ChangeForm
      label={tMove('title', { name })}
      form={form}
      preview={<PreviewOnDemand state={preview} name={moving[0]?.Name ?? ''} names={names} />}
      submitText={moving.length > 0 ? tMove('submit', { count: moving.length }) : undefined}
      busyText={tMove('moving')}
      onCancel={() => router.push(MOVE_PAGE)}
    >
      <Segmented
        label={tMove('kind')}
        options={[
          { value: 'manager', text: tMove('manager') },
          { value: 'admin_manager', text: tMove('adminManager') },
        ]}
        chosen={values.Kind}
        onChoose={(Kind) => form.change({ Kind, Left: [] })}
      />
      <ChangeDay
        {...form.field('EffectiveFrom')}
        label={t('effectiveFrom')}
        value={values.EffectiveFrom}
        readOnly={form.isBusy}
        onDay={(EffectiveFrom) => form.change({ EffectiveFrom })}
      />
      <LeaderPicker
        {...form.field('ReportingID')}
        label={t('managerId')}
        kind={values.Kind}
        ChillCode=""
        chosen={values.ReportingID}
        onChoose={(ReportingID) => form.change({ ReportingID })}
      />
      <MovingPeople
        day={day}
        reports={reports}
        listed={listed}
        left={values.Left}
        error={form.errorOf('Left')}
        isBusy={form.isBusy}
        onLeft={(Left) => form.change({ Left })}
      />
      <ModeQuestion form={form} preview={preview} />
      <JustificationField
        {...form.field('Justification')}
        label={t('justification')}
        text={values.Justification}
        isMandatory={isJustified[values.Kind]}
      />
    </ChangeForm>
  );
}
