'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useMessages } from '@/lib/i18n/use-messages';
import { CodeDialog } from './code-dialog';
import type { Factors } from './factors';
import { NewCodes } from './new-codes';

interface CodesCardProps {
  readonly left: number;
  /** When they were made; empty where none are left. */
  readonly made: string;
  readonly factors: Factors;
}

/** How many are left that somebody should make new ones. */
const FEW = 3;

/** What is left of the recovery codes, and new ones. */
export function CodesCard({ left, made, factors }: CodesCardProps) {
  const t = useMessages('second-factor');
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <Card className="p-5 md:p-6">
        <NewCodes
          codes={codes}
          title={t('renewed')}
          onDone={() => {
            setCodes(null);
            router.refresh();
          }}
        />
      </Card>
    );
  }
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5 md:p-6">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-base font-semibold">{t('codes')}</h2>
        <p className="max-w-xl text-pretty text-muted">{t('codesText')}</p>
        <p className="mt-1 flex flex-wrap gap-x-4">
          <span className={left <= FEW ? 'font-medium text-danger' : 'font-medium'}>
            {t('codesLeft', { count: left })}
          </span>
          {made && <span className="text-muted">{made}</span>}
        </p>
      </div>
      <Button type="button" variant="secondary" onClick={() => setIsAsked(true)}>
        {t('renew')}
      </Button>
      {isAsked && (
        <CodeDialog
          title={t('renewTitle')}
          text={t('renewText')}
          submitText={t('renew')}
          factors={factors}
          send={(proof) => postSignedIn('recovery-codes', proof)}
          onSent={({ told }) => {
            setIsAsked(false);
            setCodes(told ?? []);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Card>
  );
}
