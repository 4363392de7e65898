import { getTranslations } from 'next-intl/server';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { CakeIcon } from '@/components/ui/icons/icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ReplyFor } from '@/lib/contract/all';
import { photoOf } from '@/lib/files/photo';
import { HomeList } from './home-list';

type Happening = ReplyFor<'listHappeningsToday'>[number];

/** HAP-06 to HAP-08: birthdays and anniversaries of colleagues, today before tomorrow. */
export async function HappeningList({ happenings }: { happenings: readonly Happening[] | null }) {
  const t = await getTranslations('home');
  const sorted = happenings && [...happenings].sort((one, other) => one.DayCode - other.DayCode);
  return (
    <HomeList
      id="happenings"
      title={t('happenings')}
      rows={sorted?.map((row, at) => <HappeningRow key={at} happening={row} />) ?? null}
      empty={t('happeningsEmpty')}
      icon={<CakeIcon className="size-5" />}
      action={
        sorted?.some(({ WishCode, ChillCode }) => WishCode && ChillCode) && (
          <PanelButton panel="happenings" label={t('sendWishes')} classes={textButtonClasses}>
            {t('sendWishes')}
          </PanelButton>
        )
      }
    />
  );
}

async function HappeningRow({ happening }: { happening: Happening }) {
  const { WishType, CurrentDay, DisplayName, DisplayOrg, Empid, HasPhoto, Years } = happening;
  const t = await getTranslations('home');
  const anniversary = Years === null ? t('joining') : t('anniversary', { years: Years });
  const isToday = CurrentDay !== '';
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={DisplayName} size="sm" photo={photoOf(Empid, HasPhoto)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{DisplayName}</p>
        <p className="text-muted">
          {[WishType === 'BirthDay' ? t('birthday') : anniversary, DisplayOrg].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Badge tone={isToday ? 'accent' : 'neutral'}>{t(isToday ? 'today' : 'tomorrow')}</Badge>
    </li>
  );
}
