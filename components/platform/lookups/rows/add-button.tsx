import { Button } from '@/components/ui/button/button';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';

interface AddButtonProps {
  readonly text: string;
  readonly onClick: () => void;
  readonly className?: string;
}

/** Adds a line to what is edited. */
export function AddButton({ text, onClick, className }: AddButtonProps) {
  return (
    <Button variant="secondary" type="button" onClick={onClick} className={className}>
      <PlusIcon className="size-4" />
      {text}
    </Button>
  );
}
