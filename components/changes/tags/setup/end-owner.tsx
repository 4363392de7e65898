import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Tag, TagOwner } from '@/lib/contract/changes/tag-setup';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupDialogProps } from './opened-tag';
import { OwnerForm } from './owner-form';

interface EndOwnerProps extends SetupDialogProps {
  readonly tag: Tag;
  readonly owner: TagOwner;
}

/** The last day on which somebody looks after a tag. */
export function EndOwner({ tag, owner, onSaved, onClose }: EndOwnerProps) {
  const t = useMessages('tags');
  const { send } = useCallMutation('removeTagOwner');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('endTitle', { name: owner.Owner.Name, tag: tag.Name })}
      classes={listDialogClasses}
    >
      <OwnerForm
        dayLabel={t('lastDay')}
        missing={null}
        send={(To) => send({ OwnerCode: owner.OwnerCode, To })}
        onSaved={onSaved}
        onClose={onClose}
      >
        {owner.Count > 0 && <p className="text-muted">{t('looksAfter', { count: owner.Count })}</p>}
      </OwnerForm>
    </Dialog>
  );
}
