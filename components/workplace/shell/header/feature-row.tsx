'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import type { PanelName } from '@/components/platform/panel/panel-names';
import { CountMark } from '@/components/ui/count-mark';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { MoreIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { moduleOfPath } from '../modules/current-module';
import { useShellMenu } from '../aside/menu-context';

/** What a feature button opens: a panel, the page of this name below the module that is open, or a page of its own. */
export interface Feature {
  readonly label: string;
  readonly icon: ReactNode;
  /** How much waits behind it, and its name then. */
  readonly waiting?: { readonly count: number; readonly label: string };
  readonly opens:
    { readonly panel: PanelName; readonly subject?: string } | { readonly page: string } | { readonly href: string };
}

interface FeatureRowProps {
  readonly features: readonly Feature[];
  readonly moreText: string;
}

/** FEAT-01 to FEAT-08: the feature buttons in the header's row; where it has no room for them they stand in one menu. */
export function FeatureRow({ features, moreText }: FeatureRowProps) {
  if (features.length === 0) return null;
  const waiting = features.map((feature) => feature.waiting).find((each) => each && each.count > 0);
  return (
    <>
      <div className="hidden items-center xl:flex">
        {features.map((feature) => (
          <FeatureControl key={feature.label} feature={feature} classes={iconButtonClasses} />
        ))}
      </div>
      <div className="xl:hidden">
        <Menu
          name={panelsOf(features)}
          label={waiting ? `${moreText}: ${waiting.label}` : moreText}
          trigger={
            <>
              <MoreIcon />
              <CountMark count={waiting?.count ?? 0} place="absolute top-0.5 right-0.5" />
            </>
          }
          triggerClasses={clsx('relative', iconButtonClasses)}
          panelClasses="right-0 mt-1 w-64"
        >
          {features.map((feature) => (
            <FeatureControl key={feature.label} feature={feature} classes={menuItemClasses} isNamed />
          ))}
        </Menu>
      </div>
    </>
  );
}

/** The names of what the menu hides, so that it is found in their place. */
const panelsOf = (features: readonly Feature[]) =>
  features.flatMap(({ opens }) => ('panel' in opens ? [opens.panel] : [])).join(' ');

interface FeatureControlProps {
  readonly feature: Feature;
  readonly classes: string;
  /** Whether its name stands beside its picture. */
  readonly isNamed?: boolean;
}

function FeatureControl({ feature: { label, icon, waiting, opens }, classes, isNamed = false }: FeatureControlProps) {
  const path = usePathname();
  const { modules } = useShellMenu();
  const content = (
    <>
      {icon}
      {isNamed && <span className="min-w-0 flex-1">{label}</span>}
    </>
  );
  if ('panel' in opens) {
    const count = waiting?.count ?? 0;
    return (
      <PanelButton
        panel={opens.panel}
        subject={opens.subject}
        label={waiting && count > 0 ? waiting.label : label}
        count={isNamed ? 0 : count}
        classes={classes}
      >
        {content}
        {isNamed && <CountMark count={count} place="" />}
      </PanelButton>
    );
  }
  return (
    <Link
      href={'href' in opens ? opens.href : `/${moduleOfPath(modules, path)?.Link_Src ?? 'home'}/${opens.page}`}
      prefetch={false}
      aria-label={label}
      title={label}
      className={classes}
    >
      {content}
    </Link>
  );
}
