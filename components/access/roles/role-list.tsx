'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Spinner } from '@/components/ui/feedback/spinner';
import { CallError } from '@/lib/client/call/call-error';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';
import { useMessages } from '@/lib/i18n/use-messages';
import { changeRole } from './change-role';

export type Role = ReplyFor<'listRoles'>[number];

interface RoleListProps {
  /** As the page loaded them; showing the list reloads the counts. */
  readonly roles: Role[];
}

/** The roles that the page loaded, with the newest counts. */
export function useRoles(roles: Role[]) {
  const { data, mutate } = useCall(
    'listRoleChoices',
    {},
    { fallbackData: roles, revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false },
  );
  return { roles: data ?? roles, refresh: () => void mutate() };
}

/**
 * RSW-04, RSW-05: the roles as a list, each with the number of its unread notifications. Choosing one is a form post; where
 * scripts run the page says that it is under way, and a refusal leaves everything as it was.
 */
export function RoleList({ roles: given }: RoleListProps) {
  const t = useMessages('roles');
  const { roles } = useRoles(given);
  const path = usePathname();
  const [chosen, setChosen] = useState<string | null>(null);

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen !== null) return;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    setChosen(button.value);
    try {
      await changeRole(button.value, path);
    } catch (error) {
      setChosen(null);
      const isRefused = error instanceof CallError && error.status === 403;
      showSnackbar('error', isRefused ? t('refused') : t('failed'));
    }
  }

  return (
    <form
      method="post"
      action={withBasePath('/api/session/change-role')}
      onSubmit={(event) => void change(event)}
      onClick={(event) => event.stopPropagation()}
    >
      <input type="hidden" name="module" value={path.split('/')[1] ?? ''} />
      <ul>
        {roles.map(({ Role_Code, Role_Name, NotificationCount, session_Role_Code }) => {
          const isCurrent = Role_Code === session_Role_Code;
          const isChosen = chosen === String(Role_Code);
          return (
            <li key={Role_Code}>
              <button
                type="submit"
                name="RoleCode"
                value={Role_Code}
                disabled={isCurrent}
                aria-current={isCurrent || undefined}
                aria-busy={isChosen || undefined}
                className={clsx(menuItemClasses, 'disabled:hover:bg-transparent')}
              >
                <span className="grid size-5 shrink-0 place-items-center text-accent-text">
                  {isChosen ? <Spinner /> : isCurrent && <CheckIcon className="size-4" />}
                </span>
                <span className={clsx('min-w-0 flex-1 break-words', isCurrent && 'font-semibold')}>
                  {Role_Name}
                  {isCurrent && <span className="sr-only"> ({t('current')})</span>}
                </span>
                {NotificationCount > 0 && (
                  <Badge tone="accent">
                    <span aria-hidden="true">{NotificationCount}</span>
                    <span className="sr-only">{t('unread', { count: NotificationCount })}</span>
                  </Badge>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
