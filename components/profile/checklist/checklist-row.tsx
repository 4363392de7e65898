import { clsx } from 'clsx';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SectionDrawing } from '@/components/people/section-drawing';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { ChevronRightIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { isPage } from '@/lib/links/pages';
import { pageOfSection } from '../addresses/page-of-section';
import { addressOfSection } from '../addresses/section-addresses';
import { SectionStatusBadge } from '../sections/section-status';
import { isDone } from './is-done';

interface ChecklistRowProps {
  readonly entry: ReplyFor<'listChecklist'>[number];
  readonly cardKey: string | undefined;
}

/** So many of what is missing are named. */
const MAX_NAMED = 6;

/** A section of a checklist: how much of it is there, what is missing, and the way to where it is entered. */
export async function ChecklistRow({ entry, cardKey }: ChecklistRowProps) {
  const t = await getTranslations('checklist');
  const { SectionName, SectionImage, Asked, Filled, Missing } = entry;
  const isFilled = Asked === Filled;
  const named = Missing.slice(0, MAX_NAMED).join(', ');
  return (
    <Way entry={entry} cardKey={cardKey}>
      <SectionDrawing name={SectionImage} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{SectionName}</span>
          <SectionStatusBadge {...entry} />
        </span>
        {!isFilled && named !== '' && (
          <span className="mt-0.5 block text-muted">
            {t(Missing.length > MAX_NAMED ? 'missingMore' : 'missing', {
              names: named,
              count: Missing.length - MAX_NAMED,
            })}
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-1.5 digits">
        {isFilled && <CheckIcon className="size-4 text-success" />}
        <span className={isFilled ? 'text-muted' : 'font-medium text-warning'}>
          {t('filled', { filled: Filled, asked: Asked })}
        </span>
      </span>
    </Way>
  );
}

/** The whole row leads to the form of its section, where the reader may fill it in and it has a page here. */
function Way({ entry, cardKey, children }: ChecklistRowProps & { readonly children: ReactNode }) {
  const classes = clsx('flex items-center gap-4 px-5', isDone(entry) ? 'py-2' : 'py-4');
  const page = pageOfSection(entry) ?? addressOfSection(entry.SectionCode, cardKey);
  if (!entry.EditFlag || !isPage(page)) return <div className={classes}>{children}</div>;
  return (
    <Link href={page} prefetch={false} className={`${classes} transition-colors duration-150 hover:bg-hover`}>
      {children}
      <ChevronRightIcon className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
