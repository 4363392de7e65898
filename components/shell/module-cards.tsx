import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { HOME_CODE } from './current-module';
import { ModuleIcon } from './module-icon';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Module } from '@/lib/contract/shell';

/** The ways on from home: every module of the role but home itself. */
export async function ModuleCards({ modules }: { modules: readonly Module[] }) {
  const t = await getTranslations('shell');
  const others = modules.filter(({ Module_Code }) => Module_Code !== HOME_CODE);
  return (
    <section aria-labelledby="modules">
      <h2 id="modules" className="mb-3 text-lg font-semibold">
        {t('modules')}
      </h2>
      {others.length === 0 ? (
        <Card>
          <EmptyState title={t('noModules')} text={t('noModulesText')} />
        </Card>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-3">
          {others.map((module) => (
            <li key={module.Module_Code}>
              <Link
                href={`/${module.Link_Src}/dashboard`}
                prefetch={false}
                className="flex h-full items-start gap-3.5 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 hover:border-accent-line hover:bg-accent-tint"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded bg-accent-tint text-accent-text">
                  <ModuleIcon code={module.Module_Code} />
                </span>
                <span className="min-w-0">
                  <span className="block font-medium">{module.Module_Name}</span>
                  <span className="mt-0.5 block text-muted">{module.Description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
