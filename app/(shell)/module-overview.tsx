import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { MenuCards } from '@/components/workplace/shell/aside/menu-cards';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { belongsToOtherRole } from '@/components/workplace/shell/aside/read-menu-link';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { NotSwitchedOn } from '@/components/workplace/shell/not-switched-on';
import { readModule } from '@/components/workplace/shell/modules/read-module';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { hasPages } from '@/lib/links/pages';
import type { DashboardWidgets } from './dashboard-widgets';

interface ModuleOverviewProps {
  /** The module's own part of the address. */
  readonly path: string;
  /** Left out where a page is not to carry their code. */
  readonly widgets?: typeof DashboardWidgets;
}

/** What a module's dashboard shows: what capabilities put there, and the ways on. */
export async function ModuleOverview({ path, widgets: Widgets }: ModuleOverviewProps) {
  const [t, module, menu] = await Promise.all([getTranslations('shell'), readModule(path), readMenu()]);
  if (!module) {
    const isThere = hasPages(path) || (await belongsToOtherRole(path, 'dashboard'));
    return isThere ? refusePage() : <NotFoundPage />;
  }
  if (!hasPages(path)) return <NotSwitchedOn module={module} name={module.Module_Name} />;
  return (
    <>
      <PageTitle
        title={module.Module_Name}
        lead={module.Description || t('moduleLead', { module: module.Module_Name })}
      />
      {Widgets && <Widgets module={module} place="above-menu" classes="mb-8 space-y-6" />}
      <MenuCards module={module} menu={menu} />
      {Widgets && <Widgets module={module} place="below-menu" classes="mt-8 space-y-6" />}
    </>
  );
}
