import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Segmented } from '@/components/ui/form/segmented';
import { StaticDialog } from '@/components/ui/overlay/static-dialog';
import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { clashDifferences } from '../model/clash-differences';
import { mergeDefinitions, type Clash } from '../model/merge-definitions';
import { useSetup } from '../setup-context';
import { DifferenceTable } from '../versions/difference-table';
import { nameIn } from '../words';
import type { Conflict } from './use-section-draft';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly onSettle: (definition: SectionDefinition) => void;
}

const idOf = ({ part, name }: Clash) => `${part}.${name}`;

/** What two people changed differently at the same time, side by side: one of the two is chosen for each. All else is kept of both. */
export function ConflictDialog({ conflict, onSettle }: ConflictDialogProps) {
  const t = useMessages('profile-setup');
  const { language } = useSetup();
  const { theirs, mine, base, merged } = conflict;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const other = theirs.SavedBy || t('somebody');

  const nameOf = ({ part, name }: Clash): string => {
    if (part === 'section') return t(`sectionParts.${name as 'names'}`);
    const found = [mine, theirs.Definition, base]
      .flatMap((one): readonly { code: string; names: SectionDefinition['names'] }[] => one[part])
      .find(({ code }) => code === name);
    return nameIn(found?.names ?? {}, language) || name;
  };

  const differencesOf = (clash: Clash) =>
    clashDifferences(clash, { mine, theirs: theirs.Definition }, language).map((one) => ({
      Part: one.part,
      Kind: one.kind,
      Name: one.name,
      Property: one.property,
      Before: one.before,
      After: one.after,
    }));

  function choose(id: string, way: 'mine' | 'theirs') {
    const next = new Set(chosen);
    if (way === 'theirs') next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  function settle() {
    const three = { base, mine, theirs: theirs.Definition };
    onSettle(mergeDefinitions(three, chosen).definition);
  }

  return (
    <StaticDialog
      isOpen
      title={t('conflictTitle', { name: other })}
      kind={t('conflictKind')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" type="button" onClick={() => setChosen(new Set(merged.clashes.map(idOf)))}>
            {t('takeAllTheirs')}
          </Button>
          <Button type="button" onClick={settle}>
            {t('goOn')}
          </Button>
        </div>
      }
    >
      <p className="mb-5 max-w-2xl text-muted">{t('conflictText')}</p>
      <ul className="space-y-6">
        {merged.clashes.map((clash) => {
          const id = idOf(clash);
          return (
            <li key={id}>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
                <h3 className="font-semibold">{nameOf(clash)}</h3>
                <Segmented
                  label={nameOf(clash)}
                  options={[
                    { value: 'mine', text: t('mine') },
                    { value: 'theirs', text: t('theirs', { name: other }) },
                  ]}
                  chosen={chosen.has(id) ? 'theirs' : 'mine'}
                  onChoose={(way) => choose(id, way)}
                />
              </div>
              <DifferenceTable
                differences={differencesOf(clash)}
                before={t('mine')}
                after={t('theirs', { name: other })}
              />
            </li>
          );
        })}
      </ul>
    </StaticDialog>
  );
}
