import { useState } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { PersonPicker, type PickedPerson } from '@/components/people/person-picker';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Tag } from '@/lib/contract/changes/tag-setup';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupDialogProps } from './opened-tag';
import { OwnerForm } from './owner-form';

/** Somebody who looks after a tag from a day on. */
export function AddOwner({ tag, onSaved, onClose }: SetupDialogProps & { readonly tag: Tag }) {
  const t = useMessages('tags');
  const { send } = useCallMutation('addTagOwner');
  const [person, setPerson] = useState<PickedPerson | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('addOwnerTo', { tag: tag.Name })} classes={listDialogClasses}>
      <OwnerForm
        dayLabel={t('firstDay')}
        missing={person ? null : t('issues.required', { name: t('tagUser') })}
        send={(From) => send({ TagCode: tag.TagCode, UserCode: person?.ChillCode ?? '', From })}
        onSaved={onSaved}
        onClose={onClose}
      >
        <PersonPicker
          messages={{ label: t('tagUser'), hint: t('findHint'), searching: t('searching'), none: t('noneFound') }}
          onPick={setPerson}
        />
        {person && (
          <PersonChip
            name={person.Name}
            employeeId={person.Empid}
            hasPhoto={person.HasPhoto}
            keyCode={person.ChillCode}
          />
        )}
      </OwnerForm>
    </Dialog>
  );
}
