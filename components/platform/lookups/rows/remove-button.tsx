import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { fillIn } from '@/lib/i18n/fill-in';
import { useLookups } from '../lookup-context';

/** Takes something back out of a list. */
export function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const { words } = useLookups();
  return (
    <button type="button" aria-label={fillIn(words.remove, { name })} onClick={onClick} className={iconButtonClasses}>
      <CloseIcon className="size-4" />
    </button>
  );
}
