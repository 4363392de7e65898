import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { FormFoot } from '@/components/ui/form/form-foot';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { GRANT_REASON_LENGTH } from '@/lib/contract/access/role-access/rules';
import type { Grant } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { isoDate, wireDate } from '@/lib/typed/wire-days';
import { issueTexts } from '../../issue-texts';
import { useRefusal } from '../../use-refusal';
import { DayField } from './day-field';
import { checkDays } from './grant-values';

interface ChangeDaysDialogProps {
  readonly grant: Grant;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Changes until when a role is held, and from when while it has not begun. */
export function ChangeDaysDialog({ grant, onChanged, onClose }: ChangeDaysDialogProps) {
  const t = useMessages('role-access');
  const refusal = useRefusal();
  const { send } = useCallMutation('changeGrant');
  const { GrantCode, Name: name, RoleName: role } = grant;
  const form = useForm({
    values: useFormValues({ From: wireDate(grant.From), To: grant.To === '' ? '' : wireDate(grant.To), Reason: '' }),
    check: ({ From, To, Reason }) => ({
      ...checkDays(t, { From, To }),
      Reason: Reason.trim() === '' ? t('issues.required') : null,
    }),
    send: ({ From, To, Reason }) =>
      send({ GrantCode, From: isoDate(From) ?? grant.From, To: isoDate(To) ?? '', Reason }),
    onSent: async () => {
      onClose();
      showSnackbar('success', t('changed'));
      await onChanged();
    },
    errorsOf: (error) => issueTexts(t, error),
    failureText: refusal,
  });
  const [from, to] = [form.field('From'), form.field('To')];
  return (
    <Dialog isOpen onClose={onClose} title={t('changeDaysOf', { name, role })}>
      <form {...form.props} className="mt-3 space-y-4">
        <DayField
          {...from}
          label={t('from')}
          value={form.values.From}
          readOnly={form.isBusy || grant.State !== 'ahead'}
          onDay={(From) => form.change({ From })}
        />
        <DayField
          {...to}
          label={t('to')}
          hint={t('toHint')}
          value={form.values.To}
          onDay={(To) => form.change({ To })}
        />
        <TextField
          {...form.field('Reason')}
          label={t('reason')}
          isMandatory
          maxLength={GRANT_REASON_LENGTH}
          autoComplete="off"
        />
        <FormFoot form={form} cancel={t('cancel')} submit={t('save')} onClose={onClose} />
      </form>
    </Dialog>
  );
}
