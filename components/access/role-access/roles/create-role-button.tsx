import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';
import type { AccessRole } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

const dialog = partOnDemand(() => import('./create-role-dialog'));
const load = () => void dialog.load().catch(() => undefined);

interface CreateRoleButtonProps {
  readonly roles: readonly AccessRole[];
  readonly onCreated: () => Promise<unknown>;
}

/** Makes a role of the organisation's own. */
export function CreateRoleButton({ roles, onCreated }: CreateRoleButtonProps) {
  const t = useMessages('role-access');
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  return (
    <>
      <Button type="button" variant="secondary" onFocus={load} onPointerEnter={load} onClick={() => setIsOpen(true)}>
        {t('newRole')}
      </Button>
      {isOpen && loaded && (
        <loaded.CreateRoleDialog roles={roles} onCreated={onCreated} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
