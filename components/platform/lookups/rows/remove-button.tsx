import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';

/** Takes something back out of a list. */
export function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const t = useMessages('lookups');
  return (
    <button type="button" aria-label={t('remove', { name })} onClick={onClick} className={iconButtonClasses}>
      <CloseIcon className="size-4" />
    </button>
  );
}
