import { useRouter } from 'next/navigation';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { Service, ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { SCHEDULER_PAGE } from '../scheduler-pages';
import { checkSchedule, issueText } from './check-schedule';
import { requestOf, valuesOf } from './schedule-values';

/** The form of a new schedule, or of one that is changed. */
export function useScheduleForm(schedule: ServiceSchedule | null, services: readonly Service[]) {
  const t = useMessages('scheduler');
  const frequencyTexts = useMessages('schedules');
  const errorText = useErrorText();
  const router = useRouter();
  const { send } = useCallMutation('saveServiceSchedule');
  const source = useFormValues(valuesOf(schedule));
  return useForm({
    values: source,
    check: (values) => checkSchedule(t, frequencyTexts, values),
    send: (values) => send(requestOf(values, schedule)),
    onSent: () => {
      showSnackbar('success', t('saved', { title: t('one') }));
      router.push(SCHEDULER_PAGE, { scroll: false });
      router.refresh();
    },
    errorsOf: (error) => {
      const service = services.find(({ ServiceCode }) => ServiceCode === source.values.ServiceCode);
      return fieldErrorsOf(error, (message) => issueText(t, message, service));
    },
    onFailed: (error) => showSnackbar('error', errorText(error)),
  });
}
