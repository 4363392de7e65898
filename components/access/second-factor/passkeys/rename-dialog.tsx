import { FormFoot } from '@/components/ui/form/form-foot';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface RenameDialogProps {
  readonly passkey: { readonly code: string; readonly name: string };
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

export function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const { send } = useCallMutation('changePasskey');
  const form = useForm({
    values: useFormValues({ Name: passkey.name }),
    check: ({ Name }) => ({ Name: Name.trim() === '' ? t('required') : null }),
    send: ({ Name }) => send({ PasskeyCode: passkey.code, Name }),
    onSent: onRenamed,
    failureText: errorText,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('renameTitle')}>
      <form {...form.props}>
        <div className="mt-2 space-y-4">
          <TextField
            {...form.field('Name')}
            label={t('passkeyName')}
            maxLength={LENGTH.passkeyName[1]}
            autoComplete="off"
          />
          <FormFoot form={form} cancel={t('cancel')} submit={t('saveName')} onClose={onClose} />
        </div>
      </form>
    </Dialog>
  );
}
