'use client';

import { useRouter } from 'next/navigation';
import { FrequencyFields } from '@/components/platform/schedules/frequency-fields';
import { NextRuns } from '@/components/platform/schedules/next-runs';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { SelectField } from '@/components/ui/form/select-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import type { Service, ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { useMessages } from '@/lib/i18n/use-messages';
import { SCHEDULER_PAGE } from '../scheduler-pages';
import { checkSchedule } from './check-schedule';
import { timetableOf } from './schedule-values';
import { useScheduleForm } from './use-schedule-form';

interface ScheduleDialogProps {
  /** Null for a new one. */
  readonly schedule: ServiceSchedule | null;
  readonly services: readonly Service[];
}

const classes =
  'enter-fade m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-lg bg-surface-raised p-6 text-left font-normal shadow-float';

/** SSCH-04 and SSCH-05: which service runs when. */
export function ScheduleDialog({ schedule, services }: ScheduleDialogProps) {
  const t = useMessages('scheduler');
  const frequencyTexts = useMessages('schedules');
  const router = useRouter();
  const form = useScheduleForm(schedule, services);
  const close = () => router.push(SCHEDULER_PAGE, { scroll: false });
  const service = services.find(({ ServiceCode }) => ServiceCode === form.values.ServiceCode);
  const isWhole = Object.values(checkSchedule(t, frequencyTexts, form.values)).every((error) => !error);
  const { id, name, error, readOnly } = form.field('EffectiveFrom');
  return (
    <Dialog isOpen onClose={close} title={schedule ? t('editTitle') : t('newTitle')} classes={classes}>
      <form {...form.props}>
        <div className="mt-4 space-y-4">
          <SelectField {...form.field('ServiceCode')} label={t('service')} disabled={schedule !== null} isMandatory>
            <option value="">{frequencyTexts('choose')}</option>
            {services.map(({ ServiceCode, ServiceName }) => (
              <option key={ServiceCode} value={ServiceCode}>
                {ServiceName}
              </option>
            ))}
          </SelectField>
          {service && (
            <p className="-mt-2 text-muted">
              {service.IsSafety
                ? t('safetyBounds', { least: service.LeastMinutes, most: service.MostMinutes ?? 0 })
                : t('bounds', { least: service.LeastMinutes })}
            </p>
          )}
          <Field id={id} label={t('effectiveFrom')} error={error} isMandatory>
            {(control) => (
              <DateInput
                {...control}
                label={t('effectiveFrom')}
                name={name}
                readOnly={readOnly}
                aria-required
                value={form.values.EffectiveFrom}
                onChange={(EffectiveFrom) => form.change({ EffectiveFrom })}
              />
            )}
          </Field>
          <FrequencyFields form={form} hasMinutes />
          <LabelledCheck
            isOn={form.values.Active}
            onChange={(Active) => form.change({ Active })}
            error={form.errorOf('Active')}
          >
            {t('active')}
          </LabelledCheck>
          {isWhole && form.values.Active && <NextRuns timetable={timetableOf(form.values, schedule)} />}
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
            {t('save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
