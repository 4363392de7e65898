import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { FormFoot } from '@/components/ui/form/form-foot';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { formDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { GRANT_REASON_LENGTH } from '@/lib/contract/access/role-access/rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueTexts } from '../../issue-texts';
import { useRefusal } from '../../use-refusal';
import { DayField } from './day-field';
import { HolderField } from './holder-field';
import { RoleAndScope } from './role-and-scope';
import { checkGrant, grantRequest, newGrant, type Holder } from './grant-values';

interface GiveDialogProps {
  /** To whom, where that is known; else it is asked. */
  readonly holder?: Holder;
  readonly roleCode?: number;
  readonly onGiven: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Gives somebody a role, over whom and for how long, and says why. */
export function GiveDialog({ holder, roleCode, onGiven, onClose }: GiveDialogProps) {
  const t = useMessages('role-access');
  const refusal = useRefusal();
  const { send } = useCallMutation('addGrant');
  const choices = useCall('listGrantChoices', {}).data;
  const form = useForm({
    values: useFormValues(newGrant(holder ?? null, roleCode)),
    check: (values) => checkGrant(t, values),
    send: (values) => send(grantRequest(values)),
    onSent: async () => {
      const role = choices?.Roles.find(({ RoleCode }) => String(RoleCode) === form.values.RoleCode)?.Name ?? '';
      onClose();
      showSnackbar('success', t('given', { name: form.values.ChillCode?.name ?? '', role }));
      await onGiven();
    },
    errorsOf: (error) => issueTexts(t, error),
    failureText: refusal,
  });
  const [from, to] = [form.field('From'), form.field('To')];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={holder ? t('giveTo', { name: holder.name }) : t('give')}
      classes={formDialogClasses}
    >
      <form {...form.props} className="-mx-1 mt-3 space-y-4 overflow-y-auto px-1">
        {!holder && (
          <HolderField
            holder={form.values.ChillCode}
            error={form.errorOf('ChillCode')}
            onChoose={(ChillCode) => form.change({ ChillCode })}
          />
        )}
        <RoleAndScope form={form} choices={choices} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField
            {...from}
            label={t('from')}
            value={form.values.From}
            isMandatory
            onDay={(From) => form.change({ From })}
          />
          <DayField
            {...to}
            label={t('to')}
            hint={t('toHint')}
            value={form.values.To}
            onDay={(To) => form.change({ To })}
          />
        </div>
        <TextField
          {...form.field('Reason')}
          label={t('reason')}
          isMandatory
          maxLength={GRANT_REASON_LENGTH}
          autoComplete="off"
        />
        <p className="-mt-2 text-xs text-muted">{t('reasonHint')}</p>
        <FormFoot form={form} cancel={t('cancel')} submit={t('give')} onClose={onClose} />
      </form>
    </Dialog>
  );
}
