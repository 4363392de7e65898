'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useMessages } from '@/lib/i18n/use-messages';

const ReporteeList = lazy(async () => ({ default: (await import('./lists/reportee-list')).ReporteeList }));

interface ReporteeCountProps {
  readonly kind: 'manager' | 'admin';
  /** Whose they are; left out: one's own. */
  readonly leaderKey?: string;
  readonly title: string;
  /** The count in words; it is the button. */
  readonly text: string;
}

/** EMP-20, EMP-22: a count of reportees that opens their list. */
export function ReporteeCount({ kind, leaderKey, title, text }: ReporteeCountProps) {
  const t = useMessages('home');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={textButtonClasses}>
        {text}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <ReporteeList kind={kind} leaderKey={leaderKey} title={title} />
        </Suspense>
        <div className="mt-4 flex justify-end">
          <Button variant="secondary" type="button" onClick={() => setIsOpen(false)}>
            {t('close')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
