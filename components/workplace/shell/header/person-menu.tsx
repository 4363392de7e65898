'use client';

import { useState, type ReactNode } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { SignOutIcon, StarIcon, TaskIcon } from '@/components/ui/icons/icons';
import { MailAddress } from '@/components/ui/mail-address';
import { Menu } from '@/components/ui/overlay/menu';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { withBasePath } from '@/lib/links/links';
import { photoOf } from '@/lib/files/photo';
import type { ProfileLinks } from '@/lib/links/profile-links';
import { useMessages } from '@/lib/i18n/use-messages';
import { PersonLinks } from './person-links';

export interface Person {
  readonly name: string;
  readonly employeeId: string;
  readonly email: string;
  readonly hasPhoto: boolean;
  readonly links: ProfileLinks;
  /** The name of the active role; null where it is not known. */
  readonly role: string | null;
  /** Others have no colleagues here, no tasks and no activities. */
  readonly isEmployed: boolean;
}

interface PersonMenuProps {
  readonly person: Person;
  /** What the header has no room for on a narrow screen. */
  readonly children: ReactNode;
}

const signOut = partOnDemand(() => import('./sign-out-dialog'));
const prepare = () => void signOut.load().catch(() => undefined);

/** Who is signed in, and the way out; without scripts the page `/logout` asks instead of the dialog. */
export function PersonMenu({ person, children }: PersonMenuProps) {
  const t = useMessages('shell');
  const tAccount = useMessages('account');
  const tClientUsers = useMessages('client-users');
  const [isSigningOut, setIsSigningOut] = useState(false);
  const dialog = signOut.usePart(isSigningOut);
  return (
    <>
      <Menu
        name="account"
        label={`${t('account')}: ${person.name}`}
        trigger={
          <>
            <span className="hidden max-w-64 truncate text-ink min-[1360px]:inline">{person.name}</span>
            <Avatar name={person.name} size="sm" photo={photoOf(person.employeeId, person.hasPhoto)} />
          </>
        }
        triggerClasses="flex min-h-11 items-center gap-2.5 rounded px-1.5 font-medium transition-colors duration-150 hover:bg-hover"
        panelClasses="right-0 mt-1 max-h-[calc(100dvh-5rem-var(--tabs))] w-[min(20rem,calc(100vw-1rem))] overflow-y-auto"
      >
        <div className="flex items-start gap-3 border-b border-line px-3 pt-2 pb-3">
          <Avatar name={person.name} size="sm" photo={photoOf(person.employeeId, person.hasPhoto)} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{person.name}</p>
            <p className="text-muted">
              {person.isEmployed ? t('employeeId') : tClientUsers('username')} {person.employeeId}
            </p>
            <p className="text-muted">
              <MailAddress address={person.email} />
            </p>
            {person.role && (
              <p className="mt-2">
                <Badge tone="accent">{person.role}</Badge>
              </p>
            )}
          </div>
        </div>
        <div className="border-b border-line py-1.5">
          <PersonLinks links={person.links} />
        </div>
        {children}
        <div className="pt-1.5">
          {person.isEmployed && (
            <>
              <PanelButton panel="quick-user" label={tAccount('panels.quick-user')} classes={menuItemClasses}>
                <TaskIcon className="size-5 text-muted" />
                {tAccount('panels.quick-user')}
              </PanelButton>
              <PanelButton panel="quick-actions" label={tAccount('panels.quick-actions')} classes={menuItemClasses}>
                <StarIcon className="size-5 text-muted" />
                {tAccount('panels.quick-actions')}
              </PanelButton>
            </>
          )}
          <a
            href={withBasePath('/logout')}
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={(event) => {
              event.preventDefault();
              setIsSigningOut(true);
            }}
            className={menuItemClasses}
          >
            <SignOutIcon className="size-5 text-muted" />
            {t('signOut')}
          </a>
        </div>
      </Menu>
      {dialog && <dialog.SignOutDialog isOpen={isSigningOut} onClose={() => setIsSigningOut(false)} />}
    </>
  );
}
