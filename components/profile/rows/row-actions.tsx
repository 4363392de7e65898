import { PencilIcon } from '@/components/ui/icons/icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';

interface RowActionsProps {
  readonly name: string;
  readonly onEdit: (() => void) | null;
  readonly onDelete: (() => void) | null;
}

/** MAST-04, MAST-05: what may be done with a row, each by its own flag. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const t = useMessages('profile-sections');
  return (
    <span className="flex justify-end gap-1">
      {onEdit && (
        <button
          type="button"
          aria-label={t('editRow', { name })}
          title={t('edit')}
          onClick={onEdit}
          className={iconButtonClasses}
        >
          <PencilIcon className="size-4" />
        </button>
      )}
      {onDelete && (
        <button
          type="button"
          aria-label={t('deleteRow', { name })}
          title={t('delete')}
          onClick={onDelete}
          className={iconButtonClasses}
        >
          <CloseIcon className="size-4" />
        </button>
      )}
    </span>
  );
}
