import { useState } from 'react';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { NamesField } from '@/components/platform/lookups/rows/names-field';
import { FormFoot } from '@/components/ui/form/form-foot';
import { Switch } from '@/components/ui/form/switch';
import { Dialog } from '@/components/ui/overlay/dialog';
import { formDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { LOOKUP_ISSUES } from '@/lib/contract/platform/lookups/lookup-shape';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { leaveTypeShape } from '@/lib/contract/time/leave/leave-type-shape';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { CloseQuestion } from '../close-question';
import { isNamed, typeValues, type TypeValues } from './type-values';

interface TypeDialogProps {
  /** Null for a new one. */
  readonly type: LeaveType | null;
  /** Told all types as they are then. */
  readonly onSaved: (types: readonly LeaveType[]) => unknown;
  readonly onClose: () => void;
}

const FLAGS = [
  ['IsActive', 'active'],
  ['IsPaid', 'paid'],
  ['IsPrivate', 'private'],
] as const;

/** What a type is called in six languages, and of which kind it is. */
export function TypeDialog({ type, onSaved, onClose }: TypeDialogProps) {
  const t = useMessages('leave-setup');
  const lookups = useMessages('lookups.issues');
  const errorText = useErrorText();
  const language = useLanguage();
  const { send } = useCallMutation('saveLeaveType');
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useForm({
    values: useFormValues(typeValues(type)),
    check: (values) => ({ Names: isNamed(values) ? null : lookups('required') }),
    send: (values) => send(values),
    onSent: async (types) => {
      await onSaved(types);
      onClose();
    },
    errorsOf: (error) =>
      fieldErrorsOf(error, (message) => lookups(LOOKUP_ISSUES.find((known) => known === message) ?? 'other')),
    failureText: errorText,
  });
  const close = () => (form.isDirty ? setIsLeaving(true) : onClose());
  return (
    <Dialog isOpen onClose={close} title={t(type ? 'typeForm.edit' : 'typeForm.new')} classes={formDialogClasses}>
      <form {...form.props} className="-mx-1 mt-4 overflow-y-auto px-1 pb-1">
        <NamesField
          cell={{ name: 'Names', column: leaveTypeShape.columns.Names, language, label: t('typeForm.name') }}
          names={form.values.Names}
          error={form.errorOf('Names')}
          onChange={(Names) => form.change({ Names })}
        />
        <div className="mt-3 mb-4 divide-y divide-line">
          {FLAGS.map(([name, key]) => (
            <Switch
              key={name}
              label={t(`typeForm.${key}`)}
              description={t(`typeForm.${key}Hint`)}
              isOn={form.values[name]}
              onChange={(isOn) => form.change({ [name]: isOn } as Partial<TypeValues>)}
            />
          ))}
        </div>
        <FormFoot
          form={form}
          cancel={t('cancel')}
          submit={t(type ? 'save' : 'typeForm.add')}
          busyText={t('saving')}
          onClose={close}
        />
      </form>
      <LeaveQuestion isUnsaved={form.isDirty} t={t} />
      <CloseQuestion isAsked={isLeaving} onLeave={onClose} onStay={() => setIsLeaving(false)} />
    </Dialog>
  );
}
