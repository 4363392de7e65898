import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Module } from '@/lib/contract/workplace/shell';
import { ModuleIcon } from './module-icon';

interface ModuleLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'className'> {
  readonly module: Module;
  readonly isCurrent: boolean;
  readonly iconSize: 'size-5' | 'size-6';
}

/** Leads to the dashboard of a module; below its name stands what it is for. */
export function ModuleLink({ module, isCurrent, iconSize, ...props }: ModuleLinkProps) {
  return (
    <Link
      {...props}
      href={`/${module.Link_Src}/dashboard`}
      prefetch={false}
      aria-current={isCurrent}
      className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded px-3 py-2"
    >
      <ModuleIcon code={module.Module_Code} className={clsx('text-accent-text', iconSize)} />
      <span className="min-w-0">
        <span className="block font-medium">{module.Module_Name}</span>
        <span className="block text-xs text-muted">{module.Description}</span>
      </span>
    </Link>
  );
}
