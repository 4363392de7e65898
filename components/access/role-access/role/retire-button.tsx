import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';
import type { AccessRoleDetail } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

const dialog = partOnDemand(() => import('./retire-dialog'));

/** Takes an own role away; those who hold it go on with another. */
export function RetireButton({ role }: { readonly role: AccessRoleDetail }) {
  const t = useMessages('role-access');
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsOpen(true)}>
        {t('retire')}
      </Button>
      {isOpen && loaded && <loaded.RetireDialog role={role} onClose={() => setIsOpen(false)} />}
    </>
  );
}
