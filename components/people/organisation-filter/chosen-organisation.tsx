import { Chips } from '@/components/ui/form/combobox/chips';
import { useCall } from '@/lib/client/call/use-call';
import { countChosen, type OrgChoice, type OrgLevel } from '@/lib/contract/people/organisation-levels';
import { useMessages } from '@/lib/i18n/use-messages';

interface ChosenOrganisationProps {
  readonly list: string;
  readonly on: string;
  readonly chosen: OrgChoice;
  readonly onChange: (chosen: OrgChoice) => void;
}

/** What a list is narrowed to by name, each to be taken off again. */
export function ChosenOrganisation({ list, on, chosen, onChange }: ChosenOrganisationProps) {
  const t = useMessages('organisation-filter');
  const isNarrowed = countChosen(chosen) > 0;
  const { data } = useCall(
    'getOrgSelection',
    isNarrowed ? { URLName: list, On: on, Chosen: chosen as Record<OrgLevel, string[]> } : null,
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  if (!isNarrowed || !data) return null;
  const isKept = ({ KeyCode, Code }: (typeof data.Chosen)[number]) => chosen[KeyCode]?.includes(Code);
  function remove(value: string) {
    const [level, code] = splitAtFirst(value);
    const others = chosen[level]?.filter((other) => other !== code) ?? [];
    onChange({ ...chosen, [level]: others.length > 0 ? others : undefined });
  }
  return (
    <Chips
      label={t('chosen')}
      options={data.Chosen.filter(isKept).map(({ KeyCode, Code, Name }) => ({
        value: `${KeyCode} ${Code}`,
        label: Name,
      }))}
      removeText={(name) => t('remove', { name })}
      onRemove={remove}
    />
  );
}

function splitAtFirst(value: string): [OrgLevel, string] {
  const at = value.indexOf(' ');
  return [value.slice(0, at) as OrgLevel, value.slice(at + 1)];
}
