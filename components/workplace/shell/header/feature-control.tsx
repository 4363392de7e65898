import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import type { PanelName } from '@/components/platform/panel/panel-names';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { useShellMenu } from '../aside/menu-context';
import { moduleOfPath } from '../modules/current-module';

/** What the header offers: a panel, a page of its own, or the page of this name below the module that is open. */
export interface Feature {
  readonly label: string;
  readonly icon: ReactNode;
  readonly opens: { readonly panel: PanelName } | { readonly href: string } | { readonly page: string };
}

/** A feature as a row of a menu. */
export function FeatureControl({ feature: { label, icon, opens } }: { feature: Feature }) {
  const path = usePathname();
  const { modules } = useShellMenu();
  const face = (
    <>
      <span className="text-muted">{icon}</span>
      {label}
    </>
  );
  if ('panel' in opens)
    return (
      <PanelButton panel={opens.panel} label={label} classes={menuItemClasses}>
        {face}
      </PanelButton>
    );
  const href = 'href' in opens ? opens.href : `/${moduleOfPath(modules, path)?.Link_Src ?? 'home'}/${opens.page}`;
  return (
    <Link href={href} prefetch={false} className={menuItemClasses}>
      {face}
    </Link>
  );
}
