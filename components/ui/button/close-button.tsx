import { CloseIcon } from '@/components/ui/icons/form-icons';
import { iconButtonClasses } from './icon-button-classes';

interface CloseButtonProps {
  /** What it closes, in words. */
  readonly label: string;
  readonly onClose: () => void;
}

/** The cross at the head of a drawer, a dialog or a panel. */
export function CloseButton({ label, onClose }: CloseButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClose} className={iconButtonClasses}>
      <CloseIcon />
    </button>
  );
}
