import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
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

/** Takes an own role away; those who hold it go on with another. */
export function RetireButton({ role }: { readonly role: AccessRoleDetail }) {
  const t = useMessages('role-access');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsAsked(true)}>
        {t('retire')}
      </Button>
      {isAsked && <RetireDialog role={role} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function RetireDialog({ role, onClose }: { readonly role: AccessRoleDetail; readonly onClose: () => void }) {
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
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" isBusy={form.isBusy}>
            {t('retire')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
