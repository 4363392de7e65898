import { useRouter } from 'next/navigation';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { FormFoot } from '@/components/ui/form/form-foot';
import { SelectField } from '@/components/ui/form/select-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { AccessRoleDetail } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueTexts } from '../issue-texts';
import { ROLES_PAGE } from '../role-page';
import { useRefusal } from '../use-refusal';

interface RetireDialogProps {
  readonly role: AccessRoleDetail;
  readonly onClose: () => void;
}

/** Asks with which role its holders go on, and takes an own role away. */
export function RetireDialog({ role, onClose }: RetireDialogProps) {
  const t = useMessages('role-access');
  const router = useRouter();
  const refusal = useRefusal();
  const { send } = useCallMutation('retireAccessRole');
  const others = useCall('listAccessRoles', {}).data?.filter(({ RoleCode }) => RoleCode !== role.RoleCode) ?? [];
  const form = useForm({
    values: useFormValues({ MoveTo: '' }),
    check: ({ MoveTo }) => ({ MoveTo: role.Holders > 0 && MoveTo === '' ? t('issues.move_held') : null }),
    send: ({ MoveTo }) => send({ RoleCode: role.RoleCode, MoveTo: Number(MoveTo) }),
    onSent: () => {
      showSnackbar('success', t('retired', { name: role.Name }));
      router.push(ROLES_PAGE);
    },
    errorsOf: (error) => issueTexts(t, error),
    failureText: refusal,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('retireTitle', { name: role.Name })}>
      <form {...form.props} className="mt-2 space-y-4">
        <p className="text-base text-muted">
          {t('retireText')} {t('holdersAre', { count: role.Holders })}.
        </p>
        <SelectField {...form.field('MoveTo')} label={t('moveTo')} isMandatory={role.Holders > 0}>
          <option value="">{t('choose')}</option>
          {others.map(({ RoleCode, Name }) => (
            <option key={RoleCode} value={RoleCode}>
              {Name}
            </option>
          ))}
        </SelectField>
        <FormFoot form={form} cancel={t('cancel')} submit={t('retire')} variant="danger" onClose={onClose} />
      </form>
    </Dialog>
  );
}
