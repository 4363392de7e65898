import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';
import { calendarDate } from '@/lib/dates';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { getTexts } from '@/lib/i18n/get-texts';
import { HR_DASHBOARD, addressOfMovements, addressOfPeople } from './model/dashboard-view';
import { numberText } from './model/number-text';
import { thirtyDaysUpTo } from './tiles/tile-props';

const EVERYBODY = { page: HR_DASHBOARD, on: '', chosen: {}, saved: null } as const;

/** How many there are, and who came and went within thirty days, in one line; nothing for who sees no figures. */
export async function FiguresLine() {
  const view = await tryCallHr('listDashboardTiles', { DashboardPage: 'hrdashboard' });
  if (!view || view.Tiles.length === 0) return null;
  const period = thirtyDaysUpTo(calendarDate(new Date()));
  const [t, own, language, scope, today, moved] = await Promise.all([
    getTexts('hr-dashboard'),
    getTexts('figure-scope'),
    getLocale(),
    tryCallHr('getFigureScope', {}),
    tryCallHr('readHeadCount', {}),
    tryCallHr('listFluctuation', period),
  ]);
  if (!scope || !today || !moved) return null;
  const { FromDate: first, ToDate: last, Whole } = moved;
  const figures = [
    { name: t('line.people'), value: today.HeadCount, href: addressOfPeople(EVERYBODY) },
    ...(['joined', 'left'] as const).map((kind) => ({
      name: t(`line.${kind}`),
      value: kind === 'joined' ? Whole.Joined : Whole.Left,
      href: addressOfMovements(EVERYBODY, { kind, first, last }),
    })),
  ];
  return (
    <section aria-label={t('title')}>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 md:px-5">
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-6">
          {scope.Covers !== 'everyone' && <span className="text-muted">{own(`short.${scope.Covers}`)}</span>}
          {figures.map(({ name, value, href }) => (
            <Link key={name} href={href} prefetch={false} className="hover:underline">
              {name}: <span className="font-semibold digits">{numberText(value, language)}</span>
            </Link>
          ))}
        </p>
        <Link href={HR_DASHBOARD} prefetch={false} className={textButtonClasses}>
          {t('title')}
        </Link>
      </Card>
    </section>
  );
}
