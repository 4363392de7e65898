import Link from 'next/link';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Companion } from './companion';
import { CompanionPicture } from './companion-picture';

interface CompanionCardProps {
  readonly companion: Companion | null;
  /** PROF-18. */
  readonly canChange: boolean;
  readonly onAround: (kind: 'global' | 'page') => void;
}

/** Who walks along, and what they can show at once. */
export function CompanionCard({ companion, canChange, onAround }: CompanionCardProps) {
  const t = useMessages('buddy');
  return (
    <div className="mb-6 rounded-lg border border-line bg-surface-sunken p-4">
      <div className="flex items-center gap-3">
        {companion && <CompanionPicture companion={companion} size="sm" />}
        <div className="min-w-0">
          <p className="font-semibold">{companion ? companion.name : t('around')}</p>
          {canChange && (
            <Link
              href="/common/buddytask"
              prefetch={false}
              className="inline-flex min-h-6 items-center rounded-sm text-accent-text underline underline-offset-4"
            >
              {t(companion ? 'change' : 'choose')}
            </Link>
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-col gap-2">
        <Button type="button" onClick={() => onAround('page')}>
          {t('aroundPage')}
        </Button>
        <Button type="button" variant="secondary" onClick={() => onAround('global')}>
          {t('aroundPortal')}
        </Button>
      </div>
    </div>
  );
}
