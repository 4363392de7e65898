import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ArrowRightIcon } from '@/components/ui/icons';
import { EmptyState } from '@/components/ui/empty-state';
import { Card } from '@/components/ui/card';
import type { MenuEntry, Module } from '@/lib/contract/shell';
import { groupMenu } from './menu-groups';

/** MENU-03, MENU-05: a module's menu as cards, three per row, under their groups and sub-groups. */
export async function MenuCards({ module, menu }: { module: Module; menu: readonly MenuEntry[] }) {
  const t = await getTranslations('shell');
  const groups = groupMenu(menu, module.Module_Code);
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState title={t('moduleEmptyTitle')} text={t('moduleEmptyText', { module: module.Module_Name })} />
      </Card>
    );
  }
  return (
    <div className="space-y-8">
      {groups.map((group) => (
        <section key={group.name}>
          <h2 className="mb-3 text-lg font-semibold">{group.name}</h2>
          <EntryCards entries={group.entries} module={module} />
          {group.subGroups.map((subGroup) => (
            <section key={subGroup.name} className="mt-5 first:mt-0">
              <h3 className="mb-3 font-medium text-muted">{subGroup.name}</h3>
              <EntryCards entries={subGroup.entries} module={module} />
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

function EntryCards({ entries, module }: { entries: MenuEntry[]; module: Module }) {
  if (entries.length === 0) return null;
  return (
    <ul className="grid gap-3 lg:grid-cols-2 xl:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.Menu_Code}>
          <Link
            href={`/${module.Link_Src}/${entry.Link_Src}`}
            prefetch={false}
            className="group flex h-full items-start gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 hover:border-accent-line hover:bg-accent-tint"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{entry.Menu_Name}</span>
              <span className="mt-0.5 block text-muted">{entry.Description}</span>
            </span>
            <ArrowRightIcon className="mt-0.5 size-4 text-muted transition-transform duration-150 group-hover:translate-x-0.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
