import { Avatar } from '@/components/ui/avatar';
import { UserIcon } from '@/components/ui/icons/icons';

export interface PhotoPreviewProps {
  /** Whose photo it is: of that the initials stand where it does not load (PHOT-13). */
  readonly name: string;
  /** Where it is; left out where there is none (PHOT-12). */
  readonly address: string | undefined;
}

/** PHOT-01. */
export function PhotoPreview({ name, address }: PhotoPreviewProps) {
  if (address) return <Avatar name={name} size="photo" photo={address} />;
  return (
    <span
      aria-hidden="true"
      className="grid size-[120px] place-items-center rounded-full bg-surface-sunken text-muted [box-shadow:inset_0_0_0_1px_var(--line)]"
    >
      <UserIcon className="size-14" />
    </span>
  );
}
