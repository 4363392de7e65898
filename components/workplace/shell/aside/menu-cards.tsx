import { getTranslations } from 'next-intl/server';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Card } from '@/components/ui/card';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { EntryLink } from './entry-link';
import { entriesHere } from '../modules/modules-here';
import { groupMenu } from './menu-groups';

/** MENU-03, MENU-05: a module's menu under its groups, a card for each sub-group, three per row; nothing while it is not known. */
export async function MenuCards({ module, menu }: { module: Module; menu: readonly MenuEntry[] | null }) {
  if (!menu) return null;
  const t = await getTranslations('shell');
  const groups = groupMenu(entriesHere(menu, [module]), module.Module_Code);
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState title={t('moduleEmptyTitle')} text={t('moduleEmptyText', { module: module.Module_Name })} />
      </Card>
    );
  }
  return (
    <div data-tour="menu-cards" className="space-y-8">
      {groups.map((group) => (
        <section key={group.name}>
          <h2 className="mb-3 text-lg font-semibold">{group.name}</h2>
          <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
            {group.entries.length > 0 && <MenuCard entries={group.entries} module={module} />}
            {group.subGroups.map((subGroup) => (
              <MenuCard key={subGroup.name} title={subGroup.name} entries={subGroup.entries} module={module} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface MenuCardProps {
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
  readonly module: Module;
}

function MenuCard({ title, entries, module }: MenuCardProps) {
  return (
    <Card className="p-2">
      {title && <h3 className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{title}</h3>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.Menu_Code}>
            <EntryLink
              module={module}
              entry={entry}
              className="group flex items-start gap-3 rounded p-3 transition-colors duration-150 hover:bg-accent-tint"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{entry.Menu_Name}</span>
                <span className="mt-0.5 block text-muted">{entry.Description}</span>
              </span>
              <ArrowRightIcon className="mt-0.5 size-4 text-muted transition-transform duration-150 group-hover:[translate:0.125rem]" />
            </EntryLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
