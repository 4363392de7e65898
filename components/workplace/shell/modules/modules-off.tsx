import { clsx } from 'clsx';
import { useId } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { useShellMenu } from '../aside/menu-context';
import { ModuleIcon } from './module-icon';

/** Names the modules that are not switched on, to administrators; nothing to anybody else. */
export function ModulesOff({ columns }: { readonly columns: string }) {
  const t = useMessages('shell');
  const id = useId();
  const { modulesOff } = useShellMenu();
  if (modulesOff.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-2 border-t border-line pt-3 text-muted">
      <h3 id={id} className="px-3 text-xs font-semibold">
        {t('off')}
      </h3>
      <ul className={clsx('mt-1 grid gap-x-1', columns)}>
        {modulesOff.map((module) => (
          <li key={module.Module_Code} className="flex min-h-10 items-center gap-3 px-3">
            <ModuleIcon code={module.Module_Code} className="size-5 opacity-60" />
            {module.Module_Name}
          </li>
        ))}
      </ul>
    </section>
  );
}
