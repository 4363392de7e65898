import { useState } from 'react';
import { PersonPicker } from '@/components/people/person-picker';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { MovedPeople, type MovedPerson } from './moved-people';
import { TagChangeForm } from './tag-change-form';

interface AddDialogProps {
  readonly tag: { readonly code: string; readonly label: string };
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Gives a tag to people who do not have it. */
export function AddDialog({ tag, onAdded, onClose }: AddDialogProps) {
  const t = useMessages('tags');
  const { send } = useCallMutation('addTagPeople');
  const [people, setPeople] = useState<readonly MovedPerson[]>([]);
  const empids = people.map(({ empid }) => empid);
  return (
    <Dialog isOpen onClose={onClose} title={t('addTitle', { tag: tag.label })} classes={listDialogClasses}>
      <TagChangeForm
        tagCode={tag.code}
        intent="add"
        empids={empids}
        submitText={t('submit')}
        send={(values) => send({ ...values, TagCode: tag.code, TagUsersList: empids.join() })}
        onSent={() => {
          showSnackbar('success', t('moved'));
          onAdded();
        }}
        onClose={onClose}
      >
        <PersonPicker
          messages={{ label: t('find'), hint: t('findHint'), searching: t('searching'), none: t('noneFound') }}
          onPick={({ Empid, Name, HasPhoto }) => {
            if (people.some(({ empid }) => empid === Empid)) return;
            setPeople([...people, { empid: Empid, name: Name, hasPhoto: HasPhoto, user: '' }]);
          }}
        />
        <MovedPeople people={people} onDrop={(person) => setPeople(people.filter((other) => other !== person))} />
      </TagChangeForm>
    </Dialog>
  );
}
