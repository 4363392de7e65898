import { useId, useState } from 'react';
import { Card } from '@/components/ui/card';
import { Segmented } from '@/components/ui/form/segmented';
import { Switch } from '@/components/ui/form/switch';
import { SearchField } from '@/components/ui/table/search-field';
import type { RolePartName } from '@/lib/contract/access/role-access/rules';
import type { RoleChoice, RolePartChoices } from '@/lib/contract/access/role-access/shapes';
import { foldText } from '@/lib/contract/platform/fold-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { switched, type RoleValues } from './role-values';

interface PartChoicesProps {
  readonly parts: readonly RolePartChoices[];
  readonly values: RoleValues;
  readonly canEdit: boolean;
  readonly onChange: (part: RolePartName, keys: readonly string[]) => void;
}

const isMatch = (text: string, { Name, Detail }: RoleChoice, group: string) =>
  foldText(`${Name} ${Detail} ${group}`).includes(foldText(text));

/** All that a role can be given, a part at a time, by groups, with a search over the part. */
export function PartChoices({ parts, values, canEdit, onChange }: PartChoicesProps) {
  const t = useMessages('role-access');
  const [chosen, setChosen] = useState<RolePartName>('permissions');
  const [text, setText] = useState('');
  const part = parts.find(({ Part }) => Part === chosen) ?? parts[0];
  if (!part) return null;
  const keys = values[part.Part];
  const groups = part.Groups.map((group) => ({
    ...group,
    Choices: group.Choices.filter((choice) => isMatch(text, choice, group.Name)),
  })).filter(({ Choices }) => Choices.length > 0);
  return (
    <section aria-label={t(`part.${part.Part}`)} className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t('parts')}
          options={parts.map(({ Part }) => ({ value: Part, text: t(`part.${Part}`) }))}
          chosen={part.Part}
          onChoose={setChosen}
        />
        <div className="min-w-0 grow basis-56 sm:max-w-sm">
          <SearchField label={t('find')} search={text} onSearch={setText} />
        </div>
      </div>
      <p className="text-muted">{t(`partLead.${part.Part}`)}</p>
      {groups.length === 0 && <p role="status">{t('findNone', { text })}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {groups.map((group) => (
          <ChoiceGroup
            key={group.Group}
            group={group}
            keys={keys}
            canEdit={canEdit}
            onSwitch={(key, isOn) => onChange(part.Part, switched(keys, key, isOn))}
          />
        ))}
      </div>
    </section>
  );
}

interface ChoiceGroupProps {
  readonly group: RolePartChoices['Groups'][number];
  readonly keys: readonly string[];
  readonly canEdit: boolean;
  readonly onSwitch: (key: string, isOn: boolean) => void;
}

function ChoiceGroup({ group, keys, canEdit, onSwitch }: ChoiceGroupProps) {
  const t = useMessages('role-access');
  const id = useId();
  const on = group.Choices.filter(({ Key }) => keys.includes(Key)).length;
  return (
    <Card className="px-5 py-3">
      <div role="group" aria-labelledby={id}>
        <div className="flex items-baseline justify-between gap-4 py-2">
          <h2 id={id} className="font-semibold">
            {group.Name}
          </h2>
          <span className="shrink-0 text-xs text-muted digits">
            {t('partCount', { on, all: group.Choices.length })}
          </span>
        </div>
        <div className="divide-y divide-line">
          {group.Choices.map(({ Key, Name, Detail, WidensOwn }) => (
            <Switch
              key={Key}
              label={Name}
              description={WidensOwn ? t('widensOwn') : Detail || undefined}
              isOn={keys.includes(Key)}
              disabled={!canEdit || WidensOwn}
              onChange={(isOn) => onSwitch(Key, isOn)}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
