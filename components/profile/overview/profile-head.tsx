import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { PencilIcon, MailIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { photoOf } from '@/lib/files/photo';
import { ProfileBanner } from './profile-banner';
import { PageButton } from '@/components/platform/page-button';
import { addressOfEditHome } from '../addresses/section-addresses';

interface ProfileHeadProps {
  readonly record: ReplyFor<'getEmployeeHeader'>;
  /** Whose it is; left out: one's own. */
  readonly cardKey: string | undefined;
  /** The picture behind it; empty for the drawing. */
  readonly cover: string;
  /** Whether the reader may change, or ask to change, anything of it. */
  readonly canEdit: boolean;
  /** What else one may do about them. */
  readonly children?: ReactNode;
}

/** Who it is: the first thing on a card, with what one does next. */
export async function ProfileHead({ record, cardKey, cover, canEdit, children }: ProfileHeadProps) {
  const [t, texts] = await Promise.all([getTranslations('profile'), getTranslations('profile-sections')]);
  const isOwn = cardKey === undefined;
  const isActive = record.Active !== 'N';
  const place = [record.Unit_Name, record.Location_Name].filter(Boolean).join(' · ');
  const post = [record.Level_Name, record.Legend].filter(Boolean).join(' · ');
  return (
    <Card className="overflow-hidden">
      <ProfileBanner cover={cover} />
      <div className="flex flex-col gap-x-6 gap-y-4 px-5 pb-6 md:flex-row md:items-end md:px-8">
        <span className="-mt-14 w-fit rounded-full bg-surface p-1.5 md:-mt-16">
          <Avatar name={record.Name} size="xl" photo={photoOf(record.Empid, record.HasPhoto)} />
        </span>
        <div className="min-w-0 flex-1 md:pt-4">
          <p className="flex flex-wrap items-center gap-2 text-muted">
            {isOwn && <span>{t('myProfile')}</span>}
            <Badge tone={isActive ? 'success' : 'danger'}>{t(isActive ? 'active' : 'inactive')}</Badge>
          </p>
          <h1 className="mt-1 text-2xl leading-8 font-semibold text-balance">{record.Name}</h1>
          <p className="text-base text-muted">{post || place}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!isOwn && record.EmailID && (
            <a href={`mailto:${encodeURIComponent(record.EmailID)}`} className={buttonClasses('secondary')}>
              <MailIcon />
              {t('writeMail')}
            </a>
          )}
          {children}
          {canEdit && (
            <PageButton page={addressOfEditHome(cardKey)}>
              <PencilIcon />
              {texts('edit')}
            </PageButton>
          )}
        </div>
      </div>
    </Card>
  );
}
