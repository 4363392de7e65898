import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { ReplyFor } from '@/lib/contract/all';
import { APPROVABLE_KINDS, type ChangeKind } from '@/lib/contract/changes/change-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

export type ChangeSettings = ReplyFor<'getChangeSettings'>;

interface SettingsDialogProps {
  readonly settings: ChangeSettings;
  readonly onClose: () => void;
}

/** MGRC-14, AMGR-05, and what waits for an approval: what the organisation asks of changes. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const t = useMessages('changes.settings');
  const tForm = useMessages('changes.form');
  const tLog = useMessages('changes.log');
  const errorText = useErrorText();
  const { refresh } = useRouter();
  const { send } = useCallMutation('saveChangeSettings');
  const { manjm, smanjm, ApprovalKinds, EndingDays } = settings;
  const form = useForm({
    values: useFormValues({ manjm, smanjm, ApprovalKinds, EndingDays: String(EndingDays) }),
    check: (values) => {
      const days = Number(values.EndingDays.trim());
      return { EndingDays: Number.isInteger(days) && days >= 1 && days <= 365 ? null : t('endingDaysWrong') };
    },
    send: (values) => send({ ...values, EndingDays: Number(values.EndingDays) }),
    onSent: () => {
      showSnackbar('success', t('saved'));
      onClose();
      refresh();
    },
    failureText: errorText,
  });
  const { values } = form;
  const changeKind = (kind: ChangeKind, isOn: boolean) =>
    form.change({
      ApprovalKinds: APPROVABLE_KINDS.filter((each) => (each === kind ? isOn : values.ApprovalKinds.includes(each))),
    });
  return (
    <Dialog isOpen onClose={onClose} title={t('title')}>
      <form {...form.props}>
        <div className="mt-4 space-y-4">
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
          <div>
            <LabelledCheck isOn={values.manjm} onChange={(isOn) => form.change({ manjm: isOn })}>
              {t('manjm')}
            </LabelledCheck>
            <LabelledCheck isOn={values.smanjm} onChange={(isOn) => form.change({ smanjm: isOn })}>
              {t('smanjm')}
            </LabelledCheck>
          </div>
          <fieldset>
            <legend className="font-medium">{t('approval')}</legend>
            <div className="grid grid-cols-2 gap-x-4">
              {APPROVABLE_KINDS.map((kind) => (
                <LabelledCheck
                  key={kind}
                  isOn={values.ApprovalKinds.includes(kind)}
                  onChange={(isOn) => changeKind(kind, isOn)}
                >
                  {tLog(`kinds.${kind}`)}
                </LabelledCheck>
              ))}
            </div>
          </fieldset>
          <TextField {...form.field('EndingDays')} label={t('endingDays')} inputMode="numeric" isMandatory />
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {tForm('cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={tForm('saving')}>
            {tForm('save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
