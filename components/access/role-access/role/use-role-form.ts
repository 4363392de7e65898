import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { AccessRoleDetail } from '@/lib/contract/access/role-access/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueTexts } from '../issue-texts';
import { useRefusal } from '../use-refusal';
import { changesOf, checkNames, isRenamed, valuesOf, withEnglish, type RoleValues } from './role-values';

/** The form of a role, with what it would change. */
export function useRoleForm(role: AccessRoleDetail, onSaved: () => Promise<unknown>) {
  const t = useMessages('role-access');
  const language = useLanguage();
  const refusal = useRefusal();
  const { send } = useCallMutation('saveAccessRole');
  const check = ({ Names }: RoleValues) => ({ Names: checkNames(t, Names, language) });
  const form = useForm({
    values: useFormValues(valuesOf(role)),
    check,
    send: ({ Names, permissions, menus, features }) =>
      send({
        RoleCode: role.RoleCode,
        Version: role.Version,
        Names: withEnglish(Names, language),
        Permissions: [...permissions],
        Menus: [...menus],
        Features: [...features],
      }),
    onSent: async () => {
      showSnackbar('success', t('saved', { name: form.values.Names[language] || form.values.Names.en }));
      await onSaved();
    },
    errorsOf: (error) => issueTexts(t, error),
    failureText: (error) => (error instanceof CallError && error.code === 'conflict' ? t('conflict') : refusal(error)),
  });
  const changes = changesOf(role, form.values);
  const newName = isRenamed(role, form.values) ? withEnglish(form.values.Names, language)[language] : '';
  const parts = changes.reduce((sum, { added, taken }) => sum + added.length + taken.length, 0);
  const count = parts + (isRenamed(role, form.values) ? 1 : 0);
  return { form: { ...form, isSendable: check(form.values).Names === null }, changes, newName, count };
}
