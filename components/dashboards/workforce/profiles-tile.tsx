import Link from 'next/link';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { Language } from '@/lib/contract/platform/languages';
import { getTexts } from '@/lib/i18n/get-texts';
import { FigureTable } from '../figure-table';
import { ChoiceForm } from '../filter/choice-form';
import { addressOfList, type WorkforceView } from '../model/dashboard-view';
import { numberText } from '../model/number-text';
import { Tile } from '../tile';
import { FailedTile } from '../tiles/failed-tile';
import { chosenOf, dayOf, keepsPeople, type TileProps } from '../tiles/tile-props';

/** Full per cents; 100 only where nothing is missing, and none of nothing. */
const percentText = (filled: number, asked: number, language: Language) =>
  asked === 0 ? '–' : `${numberText(Math.floor((filled / asked) * 100), language)}\u00a0%`;

/** WFDB-05: how complete records are by section, and what of one is missing. */
export async function ProfilesTile(props: TileProps<WorkforceView>) {
  const { view, language } = props;
  const asked = { On: dayOf(props), Chosen: chosenOf(view) };
  const [t, reply, looked] = await Promise.all([
    getTexts('workforce-dashboard'),
    tryCallHr('readProfileCount', asked),
    view.section === null ? null : tryCallHr('readProfileSection', { ...asked, SectionCode: view.section }),
  ]);
  if (!reply) return <FailedTile id="profiles" title={t('profiles.title')} view={view} />;
  const { Asked, Filled, Lacking, Sections } = reply;
  const listOf = (section?: number) => addressOfList(view, 'profiles', section === undefined ? {} : { section });
  return (
    <Tile
      id="profiles"
      title={t('profiles.title')}
      figure={Asked === 0 ? undefined : percentText(Filled, Asked, language)}
      sentence={Asked === 0 ? t('profiles.none') : t('profiles.sentence', { filled: Filled, asked: Asked })}
      more={
        Lacking > 0 && (
          <Link href={listOf()} prefetch={false} className="text-accent-text underline-offset-2 hover:underline">
            {t('profiles.lacking', { count: Lacking })}
          </Link>
        )
      }
      tools={
        <ChoiceForm
          view={view}
          name="section"
          tile="profiles"
          label={t('profiles.section')}
          chosen={String(view.section ?? '')}
          options={[
            { value: '', text: t('profiles.all') },
            ...Sections.map(({ SectionCode, SectionName }) => ({ value: String(SectionCode), text: SectionName })),
          ]}
        />
      }
      rule={t(keepsPeople(props.covers) ? 'profiles.rule' : 'profiles.ruleOfTeam')}
      citing={props.citing}
    >
      <div className="overflow-x-auto">
        {Asked === 0 ? null : looked ? (
          <FigureTable
            label={looked.SectionName}
            language={language}
            heads={[t('profiles.missing', { section: looked.SectionName }), t('people')]}
            rows={looked.Fields.map(({ Label, Lacking: people }) => ({ label: Label, values: [people] }))}
          />
        ) : (
          <FigureTable
            label={t('profiles.title')}
            language={language}
            heads={[t('profiles.section'), t('profiles.complete'), t('profiles.people')]}
            rows={Sections.map(({ SectionCode, SectionName, ...section }) => ({
              label: SectionName,
              values: [
                percentText(section.Filled, section.Asked, language),
                { value: section.Lacking, href: listOf(SectionCode) },
              ],
            }))}
          />
        )}
      </div>
    </Tile>
  );
}
