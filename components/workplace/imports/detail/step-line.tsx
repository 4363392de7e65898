import { clsx } from 'clsx';
import Link from 'next/link';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { columnsPage, importPage } from '../import-pages';
import { useImport } from './import-context';

const STEPS = ['columns', 'check', 'write'] as const;

const AT = {
  mapping: 0,
  checking: 1,
  checked: 1,
  failed: 1,
  writing: 2,
  written: 2,
  taking_back: 2,
  taken_back: 2,
} as const;

/** The three steps of an import, with the way back to those that can be gone back to. */
export function StepLine({ isAtColumns }: { readonly isAtColumns: boolean }) {
  const t = useMessages('imports');
  const { found } = useImport();
  const { ImportCode: code, State, CanMap } = found;
  const reached = AT[State];
  const at = isAtColumns ? 0 : reached;
  const hrefs: Partial<Record<number, string>> = {
    ...(CanMap && at > 0 && { 0: columnsPage(code) }),
    ...(isAtColumns && { [reached]: importPage(code) }),
  };
  return (
    <ol aria-label={t('steps.title')} className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-2">
      {STEPS.map((step, index) => {
        const href = hrefs[index];
        const isDone = index < reached || State === 'written' || State === 'taken_back';
        const content = (
          <>
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 place-items-center rounded-full text-xs font-semibold digits',
                index === at
                  ? 'bg-accent text-accent-ink'
                  : isDone
                    ? 'bg-accent-tint text-accent-text'
                    : 'bg-surface-sunken',
              )}
            >
              {isDone && index !== at ? <CheckIcon className="size-4" /> : index + 1}
            </span>
            {t(`steps.${step}`)}
          </>
        );
        const classes = 'inline-flex min-h-11 items-center gap-2 rounded-sm pr-1 md:min-h-8';
        return (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={clsx('flex items-center gap-2', index === at ? 'font-semibold' : 'text-muted')}
          >
            {index > 0 && <span aria-hidden="true" className="h-px w-8 bg-line-strong max-sm:hidden" />}
            {href ? (
              <Link href={href} prefetch={false} scroll={false} className={clsx(classes, 'hover:text-ink')}>
                {content}
              </Link>
            ) : (
              <span className={classes}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
