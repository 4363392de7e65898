'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { textButtonLook } from '@/components/ui/text-button-look';
import { photoOf } from '@/lib/photo';

export interface ReporteeWords {
  readonly close: string;
  readonly loadingPeople: string;
  readonly listMissing: string;
}

interface ReporteeCountProps {
  readonly kind: 'manager' | 'admin';
  /** Whose they are; left out: one's own. */
  readonly leaderKey?: string;
  readonly title: string;
  /** The count in words; it is the button. */
  readonly text: string;
  readonly words: ReporteeWords;
}

/** EMP-20, EMP-22: a count of reportees that opens their list. */
export function ReporteeCount({ kind, leaderKey, title, text, words }: ReporteeCountProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={textButtonLook}>
        {text}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <ReporteeList kind={kind} leaderKey={leaderKey} title={title} words={words} />
        <div className="mt-4 flex justify-end">
          <Button look="secondary" type="button" onClick={() => setIsOpen(false)}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function ReporteeList({ kind, leaderKey, title, words }: Omit<ReporteeCountProps, 'text'>) {
  const { data, error } = useCall('listReportees', { Kind: kind, ChillCode: leaderKey });
  if (error) return <p className="mt-4 text-danger">{words.listMissing}</p>;
  if (!data) {
    return (
      <div role="status" aria-label={words.loadingPeople} className="mt-2">
        <SkeletonRows rows={4} />
      </div>
    );
  }
  return (
    <ul tabIndex={0} aria-label={title} className="mt-2 max-h-[60dvh] divide-y divide-line overflow-y-auto">
      {data.map(({ Name, Empid, KeyCode, HasPhoto, Level_Name, Location_Name }) => (
        <li key={Empid} className="flex items-center gap-3 py-3">
          <Avatar name={Name} size="sm" photo={photoOf(Empid, HasPhoto)} />
          <div className="min-w-0">
            <p className="font-medium">
              {KeyCode ? (
                <Link
                  href={`/ecenter/profileview/key/${encodeURIComponent(KeyCode)}`}
                  prefetch={false}
                  className="rounded-sm hover:underline"
                >
                  {Name}
                </Link>
              ) : (
                Name
              )}{' '}
              <span className="font-normal text-muted">{Empid}</span>
            </p>
            <p className="text-muted">{[Level_Name, Location_Name].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
