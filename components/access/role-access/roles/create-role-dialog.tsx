import { useRouter } from 'next/navigation';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { FormFoot } from '@/components/ui/form/form-foot';
import { SelectField } from '@/components/ui/form/select-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { formDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { AccessRole } from '@/lib/contract/access/role-access/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueTexts } from '../issue-texts';
import { NO_NAMES, checkNames, withEnglish } from '../role/role-values';
import { RoleNamesField } from '../role/role-names-field';
import { rolePage } from '../role-page';
import { useRefusal } from '../use-refusal';

interface CreateRoleDialogProps {
  readonly roles: readonly AccessRole[];
  readonly onCreated: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** A role of the organisation's own, made from another; it is opened at once. */
export function CreateRoleDialog({ roles, onCreated, onClose }: CreateRoleDialogProps) {
  const t = useMessages('role-access');
  const language = useLanguage();
  const router = useRouter();
  const refusal = useRefusal();
  const { send } = useCallMutation('createAccessRole');
  const form = useForm({
    values: useFormValues({ CopyOf: String(roles[0]?.RoleCode ?? ''), Names: NO_NAMES }),
    check: ({ Names }) => ({ Names: checkNames(t, Names, language) }),
    send: ({ CopyOf, Names }) => send({ CopyOf: Number(CopyOf), Names: withEnglish(Names, language) }),
    onSent: async ({ RoleCode }) => {
      showSnackbar('success', t('created', { name: form.values.Names[language] }));
      router.push(rolePage(RoleCode));
      await onCreated();
    },
    errorsOf: (error) => issueTexts(t, error),
    failureText: refusal,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('newRole')} classes={formDialogClasses}>
      <form {...form.props} className="mt-2 space-y-4 overflow-y-auto">
        <p className="text-base text-muted">{t('newRoleText')}</p>
        <RoleNamesField
          names={form.values.Names}
          error={form.errorOf('Names')}
          onChange={(Names) => form.change({ Names })}
        />
        <SelectField {...form.field('CopyOf')} label={t('copyOf')}>
          {roles.map(({ RoleCode, Name }) => (
            <option key={RoleCode} value={RoleCode}>
              {Name}
            </option>
          ))}
        </SelectField>
        <FormFoot form={form} cancel={t('cancel')} submit={t('create')} onClose={onClose} />
      </form>
    </Dialog>
  );
}
