'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { leaveTo } from '@/lib/client/pause';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface OtherRolesProps {
  readonly roles: readonly { readonly Role_Code: number; readonly Role_Name: string }[];
}

/** The roles that somebody can work in meanwhile. */
export function OtherRoles({ roles }: OtherRolesProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function workAs(roleCode: number) {
    setBusyWith(roleCode);
    setFailure(null);
    try {
      const { next } = await postSignedIn('change-role', { RoleCode: String(roleCode) });
      await leaveTo(next);
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusyWith(null);
  }

  return (
    <section aria-labelledby="other-roles" className="mt-6 print:hidden">
      <h2 id="other-roles" className="text-base font-semibold">
        {t('otherRoles')}
      </h2>
      <p className="mb-3 text-muted">{t('otherRolesText')}</p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <ul className="flex flex-wrap gap-3">
        {roles.map(({ Role_Code, Role_Name }) => (
          <li key={Role_Code}>
            <Button
              type="button"
              variant="secondary"
              isBusy={busyWith === Role_Code}
              disabled={busyWith !== null}
              onClick={() => void workAs(Role_Code)}
            >
              {t('workAs', { role: Role_Name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
