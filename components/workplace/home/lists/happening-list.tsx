import { getTranslations } from 'next-intl/server';
import { PersonChip } from '@/components/people/person-chip';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { CakeIcon } from '@/components/ui/icons/icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ReplyFor } from '@/lib/contract/all';
import { PageMessages } from '@/lib/i18n/page-messages';
import { HomeList } from './home-list';
import { WishButton } from './wish-button';

type Happening = ReplyFor<'listHappeningsToday'>[number];

const MESSAGES = [
  'home.wish',
  'home.wished',
  'home.wishSomebody',
  'home.wishSent',
  'home.wishOver',
  'home.wishOwn',
  'errors',
] as const;

/** HAP-06 to HAP-08: birthdays and anniversaries of colleagues, today before tomorrow, each with a wish at hand. */
export async function HappeningList({ happenings }: { happenings: readonly Happening[] | null }) {
  const t = await getTranslations('home');
  const sorted = happenings && [...happenings].sort((one, other) => one.DayCode - other.DayCode);
  return (
    <PageMessages of={MESSAGES}>
      <HomeList
        id="happenings"
        title={t('peopleToday')}
        rows={sorted?.map((row, at) => <HappeningRow key={at} happening={row} />) ?? null}
        empty={t('happeningsEmpty')}
        icon={<CakeIcon className="size-5 text-celebration" />}
        action={
          <PanelButton panel="happenings" label={t('happenings')} classes={textButtonClasses}>
            {t('happenings')}
          </PanelButton>
        }
      />
    </PageMessages>
  );
}

async function HappeningRow({ happening }: { happening: Happening }) {
  const { WishType, CurrentDay, DisplayName, DisplayOrg, Empid, HasPhoto, Years, WishCode, ChillCode } = happening;
  const t = await getTranslations('home');
  const anniversary = Years === null ? t('joining') : t('anniversary', { years: Years });
  const what = WishType === 'BirthDay' ? t('birthday') : anniversary;
  const sentences = ['1', '2', '3'] as const;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <PersonChip name={DisplayName} employeeId={Empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="sm">
          <span className="block text-muted">
            {[what, CurrentDay === '' && t('tomorrow'), DisplayOrg].filter(Boolean).join(' · ')}
          </span>
        </PersonChip>
      </div>
      {WishCode && ChillCode && (
        <WishButton
          happening={{ WishCode, ChillCode }}
          name={DisplayName}
          sentences={sentences.map((number) =>
            WishType === 'BirthDay' ? t(`birthdayWish${number}`) : t(`anniversaryWish${number}`),
          )}
          isWished={happening.IsWished}
        />
      )}
    </li>
  );
}
