import { clsx } from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { PersonChip } from '@/components/people/person-chip';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { CakeIcon } from '@/components/ui/icons/icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ReplyFor } from '@/lib/contract/all';
import { relativeDayText } from '@/lib/relative-dates';
import { PageMessages } from '@/lib/i18n/page-messages';
import { AwayRow, type AwayColleague } from './away-row';
import { HomeList } from './home-list';
import { WishButton } from './wish-button';

type Happening = ReplyFor<'listHappeningsToday'>[number];

/** So many of each come first. */
const FIRST = 2;

const MESSAGES = [
  'home.wishedAlready',
  'home.wishOver',
  'home.wishOwn',
  'home.undo',
  'home.arrived',
  'errors',
] as const;

interface HappeningListProps {
  readonly happenings: readonly Happening[] | null;
  /** Who of the team is away today; null where the HR API does not say. */
  readonly away: readonly AwayColleague[] | null;
  /** Where all absences are; left out for whom that is closed. */
  readonly calendar?: `/${string}`;
}

/**
 * HAP-06 to HAP-08: birthdays and anniversaries of colleagues and who is new, each with something to say at hand; and who is away. The
 * first two of each come first, however many there are.
 */
export async function HappeningList({ happenings, away, calendar }: HappeningListProps) {
  const t = await getTranslations('home');
  const sorted = [...(happenings ?? [])].sort((one, other) => one.DayCode - other.DayCode);
  const celebrating = sorted.map((row, at) => <HappeningRow key={at} happening={row} />);
  const absent = (away ?? []).map((person) => <AwayRow key={person.KeyCode || person.Empid} person={person} />);
  const first = [...celebrating.slice(0, FIRST), ...absent.slice(0, FIRST)];
  const rows = [...first, ...celebrating.slice(FIRST), ...absent.slice(FIRST)];
  return (
    <PageMessages of={MESSAGES}>
      <HomeList
        id="happenings"
        title={t('peopleToday')}
        rows={rows.length > 0 || (happenings && away) ? rows : null}
        empty={t('happeningsEmpty')}
        icon={<CakeIcon className="size-5 text-celebration" />}
        action={
          <span className="flex flex-wrap gap-x-4">
            {calendar && (
              <Link href={calendar} prefetch={false} className={clsx(textButtonClasses, 'max-md:hidden')}>
                {t('whoIsAway')}
              </Link>
            )}
            <PanelButton panel="happenings" label={t('happenings')} classes={textButtonClasses}>
              {t('happenings')}
            </PanelButton>
          </span>
        }
      />
    </PageMessages>
  );
}

async function HappeningRow({ happening }: { happening: Happening }) {
  const { CurrentDay, DisplayName: name, DisplayOrg, Empid, HasPhoto, Years, JoinedDate } = happening;
  const { WishCode, ChillCode, IsWished } = happening;
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const occasion = JoinedDate ? 'welcome' : happening.WishType === 'BirthDay' ? 'birthday' : 'anniversary';
  const what = {
    birthday: () => [t('birthday')],
    anniversary: () => [Years === null ? t('joining') : t('anniversary', { years: Years })],
    welcome: () => [t('newHere'), relativeDayText(JoinedDate, new Date(), locale)],
  }[occasion]();
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <PersonChip name={name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="sm">
          <span className="block text-muted">
            {[...what, CurrentDay === '' && t('tomorrow'), DisplayOrg].filter(Boolean).join(' · ')}
          </span>
        </PersonChip>
      </div>
      {ChillCode && (WishCode || IsWished) && (
        <WishButton
          happening={{ WishCode, ChillCode }}
          texts={
            occasion === 'welcome'
              ? {
                  wish: t('hello'),
                  done: t('greeted'),
                  name: t('helloSomebody', { name }),
                  sent: t('helloSent', { name }),
                }
              : { wish: t('wish'), done: t('wished'), name: t('wishSomebody', { name }), sent: t('wishSent', { name }) }
          }
          sentences={(['1', '2', '3'] as const).map((number) => t(`${occasion}Wish${number}`))}
          isWished={IsWished}
        />
      )}
    </li>
  );
}
