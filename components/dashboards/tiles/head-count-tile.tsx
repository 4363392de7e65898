import Link from 'next/link';
import { cache } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import type { ReplyFor } from '@/lib/contract/all';
import { ORG_LEVELS, type OrgLevel } from '@/lib/contract/people/organisation-levels';
import { Picture } from '../charts/live/picture';
import { shownParts, type Part } from '../charts/part';
import { Ring } from '../charts/ring';
import { Treemap } from '../charts/treemap';
import { readComparedTexts } from '../comparison/compared-texts';
import { otherDay } from '../comparison/comparison';
import { FigureLink } from '../figure-link';
import { FigureTable } from '../figure-table';
import { ChoiceForm } from '../filter/choice-form';
import { addressOfPart, addressOfPeople, type DashboardView } from '../model/dashboard-view';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from './failed-tile';
import { chosenOf, dayOf, type TileProps } from './tile-props';

interface UnitsTileProps extends TileProps {
  /** The units of which the parts are told apart by what is directly below them. */
  readonly topUnits: readonly string[];
}

export interface HeadCountTileProps extends UnitsTileProps {
  /** The page on which people are added; null where the role may not. */
  readonly addPage: `/${string}` | null;
  readonly levelNames: Readonly<Record<string, string>>;
}

/** Read once where both tiles tell people apart by units. */
const readHeadCount = cache((view: DashboardView, On: string, By: OrgLevel) =>
  tryCallHr('readHeadCount', { On, Chosen: chosenOf(view), By }),
);

/** DASH-07, DASH-08, DASH-15: how many there are, and told apart by a level that is chosen. */
export async function HeadCountTile(props: HeadCountTileProps) {
  const { view, language, addPage, levelNames, topUnits } = props;
  const other = otherDay(props, dayOf(props));
  const [t, reply, before] = await Promise.all([
    getTexts('hr-dashboard'),
    readHeadCount(view, dayOf(props), view.by),
    other && tryCallHr('readHeadCount', { ...other.asked, By: view.by }),
  ]);
  if (!reply) return <FailedTile id="head-count" title={t('headCount.title')} view={view} />;
  const day = dayText(reply.On, language);
  const compared = await readComparedTexts({
    ...{ other, language },
    figures: before && [{ kind: 'people', now: reply.HeadCount, before: before.HeadCount }],
  });
  const [most] = reply.Parts;
  const parts = partsOf(reply.Parts, (code) => addressOfPart(view, { level: view.by, code, topUnits }));
  const shown = shownParts(parts, t('others'));
  return (
    <Tile
      id="head-count"
      title={t('headCount.title')}
      figure={<FigureLink href={addressOfPeople(view)} value={reply.HeadCount} language={language} />}
      sentence={
        most
          ? t('headCount.sentence', { count: reply.HeadCount, day, name: most.Name, most: most.HeadCount })
          : t('headCount.none', { day })
      }
      compared={compared}
      citing={props.citing}
      more={reply.On > props.today && t('ahead', { day })}
      tools={
        <>
          <ChoiceForm
            view={view}
            name="by"
            tile="head-count"
            label={t('headCount.by')}
            chosen={view.by}
            options={ORG_LEVELS.map((level) => ({ value: level, text: levelNames[level] ?? level }))}
          />
          {addPage && (
            <Link href={addPage} className={buttonClasses('secondary')}>
              {t('add')}
            </Link>
          )}
        </>
      }
      rule={t('headCount.rule')}
      table={
        <FigureTable
          label={t('headCount.title')}
          language={language}
          heads={[levelNames[view.by] ?? t('headCount.part'), t('people')]}
          rows={parts.map(({ label, value, href }) => ({ label, values: [value], href }))}
        />
      }
    >
      {reply.HeadCount > 0 && <Ring parts={shown} language={language} middle={numberText(reply.HeadCount, language)} />}
    </Tile>
  );
}

/** DASH-17: the units as areas. */
export async function UnitsTile(props: UnitsTileProps) {
  const { view, language, topUnits } = props;
  const [t, reply] = await Promise.all([getTexts('hr-dashboard'), readHeadCount(view, dayOf(props), 'unit')]);
  if (!reply) return <FailedTile id="units" title={t('units.title')} view={view} />;
  const parts = partsOf(reply.Parts, (code) => addressOfPart(view, { level: 'unit', code, topUnits }));
  const day = dayText(reply.On, language);
  return (
    <Tile
      id="units"
      title={t('units.title')}
      sentence={
        reply.Parts.length > 0 ? t('units.sentence', { count: reply.Parts.length, day }) : t('headCount.none', { day })
      }
      citing={props.citing}
      rule={t('headCount.rule')}
      table={
        <FigureTable
          label={t('units.title')}
          language={language}
          heads={[t('units.title'), t('people')]}
          rows={parts.map(({ label, value, href }) => ({ label, values: [value], href }))}
        />
      }
    >
      <Picture kind="treemap" parts={parts} language={language}>
        <Treemap parts={parts} language={language} />
      </Picture>
    </Tile>
  );
}

const partsOf = (
  parts: ReplyFor<'readHeadCount'>['Parts'],
  listOf: (code: string) => `/${string}` | undefined,
): readonly Part[] => parts.map(({ Code, Name, HeadCount }) => ({ label: Name, value: HeadCount, href: listOf(Code) }));
