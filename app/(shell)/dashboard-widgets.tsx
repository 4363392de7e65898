import { unstable_rethrow } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import type { DashboardWidget, ShowDashboardWidget } from '@/components/platform/capability';
import { Card } from '@/components/ui/card';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { mayOpenLink } from '@/components/workplace/shell/aside/read-menu-link';
import type { Module } from '@/lib/contract/workplace/shell';
import { log } from '@/lib/log';
import * as capabilities from '../capabilities';

const widgets = Object.values(capabilities).flatMap(({ folder, dashboardWidgets = [] }) =>
  dashboardWidgets.map((widget) => ({ folder, ...widget })),
);

interface DashboardWidgetsProps {
  readonly module: Module;
  readonly place: DashboardWidget['place'];
  readonly classes: string;
}

/** What capabilities show on the dashboard of a module. Each comes when it is there, and one that breaks takes nothing with it. */
export function DashboardWidgets({ module, place, classes }: DashboardWidgetsProps) {
  const own = widgets.filter((each) => each.place === place && (each.module ?? module.Link_Src) === module.Link_Src);
  if (own.length === 0) return null;
  return (
    <div className={classes}>
      {own.map((widget) => (
        <Suspense key={widget.name} fallback={<WidgetSkeleton />}>
          <Widget {...widget} module={module} />
        </Suspense>
      ))}
    </div>
  );
}

interface WidgetProps extends Pick<DashboardWidget, 'name' | 'link'> {
  readonly folder: string;
  readonly module: Module;
}

async function Widget({ folder, name, link, module }: WidgetProps) {
  try {
    if (link && !(await mayOpenLink(module.Link_Src, link))) return null;
    const file: { dashboardWidgets: Readonly<Record<string, ShowDashboardWidget>> } = await import(
      `@/components/${folder}/dashboard-widgets.tsx`
    );
    return await file.dashboardWidgets[name]?.({ module });
  } catch (error) {
    unstable_rethrow(error);
    log().error({ widget: name, error: String(error) }, 'a dashboard goes on without a widget');
    const t = await getTranslations('shell');
    return <Card className="px-5 py-4 text-muted">{t('widgetFailed')}</Card>;
  }
}

function WidgetSkeleton() {
  return (
    <Card className="px-5 py-2">
      <SkeletonRows rows={2} />
    </Card>
  );
}
