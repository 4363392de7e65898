import { useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { TagPerson } from '@/lib/contract/changes/tags';
import { useMessages } from '@/lib/i18n/use-messages';
import { MovedPeople } from './moved-people';
import { TagChangeForm } from './tag-change-form';

interface MoveDialogProps {
  readonly intent: 'move' | 'remove';
  readonly tag: { readonly code: string; readonly label: string };
  /** Those who are selected. */
  readonly people: readonly TagPerson[];
  /** Of the list on which they were chosen. */
  readonly version: string;
  readonly onMoved: () => void;
  /** Hears that somebody else has moved one of them since. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** TAGA-09 to TAGA-17: moves the people who were selected to another tag user, or takes the tag off them. */
export function MoveDialog({ intent, tag, people, version, onMoved, onStale, onClose }: MoveDialogProps) {
  const t = useMessages('tags');
  const isMove = intent === 'move';
  const { send } = useCallMutation(isMove ? 'moveTagPeople' : 'removeTagPeople');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = people.filter(({ empid }) => !left.has(empid));
  const empids = chosen.map(({ empid }) => empid);
  const rows = chosen.map(({ empid, name, HasPhoto, AppName }) => ({ empid, name, hasPhoto: HasPhoto, user: AppName }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isMove ? 'moveTitle' : 'removeTitle', { tag: tag.label })}
      classes={listDialogClasses}
    >
      <TagChangeForm
        tagCode={tag.code}
        intent={intent}
        empids={empids}
        submitText={t('submit')}
        send={(values) =>
          send({
            ...values,
            TagCode: tag.code,
            TagUsersList: empids.join(),
            Version: version,
          }).catch((error: unknown) => {
            if (error instanceof CallError && error.code === 'conflict') onStale();
            throw error;
          })
        }
        onSent={() => {
          showSnackbar('success', t('moved'));
          onMoved();
        }}
        onClose={onClose}
      >
        <MovedPeople people={rows} onDrop={({ empid }) => setLeft(new Set([...left, empid]))} />
      </TagChangeForm>
    </Dialog>
  );
}
