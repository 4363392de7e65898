import { PersonChip } from '@/components/people/person-chip';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { Deciders } from '../../preview/deciders';
import { PreviewBox } from '../../preview/preview-box';
import { PreviewFact } from '../../preview/preview-fact';
import { weekdayText } from '../../weekday-text';
import type { LeavePreview } from '../leave-holder';
import { freeDaysOf } from './free-days';

interface AskPreviewProps {
  readonly preview: LeavePreview | undefined;
  readonly isCurrent: boolean;
}

/** What the days come to: which of them do not count and why, on which too few would be there, who else is away, and who decides. */
export function AskPreview({ preview, isCurrent }: AskPreviewProps) {
  const t = useMessages('my-leave.ask');
  return (
    <PreviewBox label={t('preview')} noDays={t('noDays')} preview={preview} isCurrent={isCurrent}>
      {({ Days, Shortfalls, Away, Steps }) => (
        <>
          <PreviewFact name={t('free')}>
            <FreeDayList days={Days} />
          </PreviewFact>
          {Shortfalls.length > 0 && (
            <PreviewFact name={t('staffing')}>
              <ShortfallList shortfalls={Shortfalls} />
            </PreviewFact>
          )}
          <PreviewFact name={t('away')}>
            <AwayList away={Away} />
          </PreviewFact>
          <PreviewFact name={t('decides')}>
            <Deciders steps={Steps} />
          </PreviewFact>
        </>
      )}
    </PreviewBox>
  );
}

/** How many weekly days off are named; of a long leave there are many. */
const NAMED_DAYS = 6;

function FreeDayList({ days }: { readonly days: LeavePreview['Days'] }) {
  const t = useMessages('my-leave.ask');
  const language = useLanguage();
  const { holidays, off, notEmployed } = freeDaysOf(days);
  const named = (list: readonly string[]) =>
    [
      ...list.slice(0, NAMED_DAYS).map((day) => weekdayText(day, language)),
      ...(list.length > NAMED_DAYS ? [t('more', { count: list.length - NAMED_DAYS })] : []),
    ].join(', ');
  const lines = [
    ...holidays.map(({ day, name, isHalf }) =>
      t(isHalf ? 'halfHoliday' : 'holiday', { day: weekdayText(day, language), name }),
    ),
    off.length > 0 && t('off', { days: named(off) }),
    notEmployed.length > 0 && t('notEmployed', { days: named(notEmployed) }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return t('allCount');
  return (
    <ul className="digits">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Days on which fewer would be there than are wanted: it may be asked for all the same. */
function ShortfallList({ shortfalls }: { readonly shortfalls: LeavePreview['Shortfalls'] }) {
  const t = useMessages('my-leave.ask');
  const language = useLanguage();
  return (
    <ul className="text-warning digits">
      {shortfalls.map(({ Day, UnitName, LocationName, There, Of, Wanted }) => (
        <li key={`${Day} ${UnitName} ${LocationName}`} className="wrap-anywhere">
          {t('shortfall', {
            day: weekdayText(Day, language),
            unit: LocationName === '' ? UnitName : t('unitAt', { unit: UnitName, location: LocationName }),
            ...{ there: There, of: Of, wanted: Wanted },
          })}
        </li>
      ))}
    </ul>
  );
}

function AwayList({ away }: { readonly away: LeavePreview['Away'] }) {
  const t = useMessages('my-leave.ask');
  const language = useLanguage();
  if (away.length === 0) return t('nobodyAway');
  const day = (wire: string) => wireTimeText(wire, language);
  return (
    <ul className="space-y-1.5">
      {away.map(({ Person, From, To }) => (
        <li key={`${Person.Empid} ${From}`}>
          <PersonChip
            name={Person.Name}
            employeeId={Person.Empid}
            hasPhoto={Person.HasPhoto}
            keyCode={Person.KeyCode}
          />{' '}
          <span className="text-muted digits">
            {From === To ? day(From) : t('awayDays', { from: day(From), to: day(To) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
