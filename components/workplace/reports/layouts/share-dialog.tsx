import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { OwnLayoutDialogProps } from './layout-dialog';

/** Says with whom one's own layout is shared: everybody who works in one of the roles that are ticked. */
export function ShareDialog({ current, onDone, onClose }: OwnLayoutDialogProps) {
  const t = useMessages('reports');
  const errorText = useErrorText();
  const roles = useCall('listSharingRoles', {}, { revalidateOnFocus: false });
  const [chosen, setChosen] = useState<readonly number[]>(current.RoleCodes);
  const { send, isSending } = useCallMutation('setReportRoles');

  async function share() {
    try {
      await send({ SaveReportCode: current.SaveReportCode, RoleCodes: [...chosen] });
      showSnackbar('success', t('shared'));
      onDone(current.SaveReportCode);
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('shareTitle', { name: current.SaveReportName })}>
      <p className="mt-2 mb-3 text-base text-muted">{t('shareText')}</p>
      {roles.error && <p className="text-danger">{errorText(roles.error)}</p>}
      {!roles.data && !roles.error && <SkeletonRows rows={5} />}
      <div role="group" aria-label={t('roles')} className="flex flex-col">
        {roles.data?.map(({ RoleCode, RoleName }) => (
          <LabelledCheck
            key={RoleCode}
            isOn={chosen.includes(RoleCode)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, RoleCode] : chosen.filter((code) => code !== RoleCode))}
          >
            {RoleName}
          </LabelledCheck>
        ))}
      </div>
      <DialogButtons>
        <Button variant="secondary" type="button" disabled={isSending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          type="button"
          disabled={!roles.data}
          isBusy={isSending}
          busyText={t('saving')}
          onClick={() => void share()}
        >
          {t('save')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
