import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { useMessages } from '@/lib/i18n/use-messages';
import { photoOf } from '@/lib/files/photo';
import { StandingMark } from './standing-mark';

interface CardHeadProps {
  readonly name: string;
  readonly employeeId: string;
  readonly hasPhoto: boolean;
  readonly level: string | undefined;
  /** CARD-04; left out until it is known. */
  readonly standing?: 'active' | 'inactive';
  readonly size: 'md' | 'lg';
  readonly children?: ReactNode;
}

/** CARD-03 to CARD-05: who a card is about. */
export function CardHead({ name, employeeId, hasPhoto, level, standing, size, children }: CardHeadProps) {
  const t = useMessages('people.card');
  return (
    <span className="mb-3 flex items-center gap-3">
      <span className="relative shrink-0">
        <Avatar name={name} size={size} photo={photoOf(employeeId, hasPhoto)} />
        {standing && <StandingMark standing={standing} label={t(standing)} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-3 text-base font-semibold wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-muted">
          {[employeeId, level].filter(Boolean).join(' · ')}
          {standing === 'inactive' && <Badge tone="danger">{t('inactive')}</Badge>}
        </span>
      </span>
      {children}
    </span>
  );
}
