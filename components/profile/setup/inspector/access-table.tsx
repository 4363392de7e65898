import { useId } from 'react';
import { Select } from '@/components/ui/form/select';
import { ACCESSES, RELATIONS, type Access, type Relation } from '@/lib/contract/people/record-rules';
import { useMessages } from '@/lib/i18n/use-messages';

type Accesses = Partial<Record<Relation, Access>>;

interface AccessTableProps {
  readonly access: Accesses;
  /** What the section says, for a field that may say nothing itself. */
  readonly usual?: Accesses;
  readonly onChange: (access: Accesses) => void;
}

/** How far somebody who stands so to a person gets: nothing, see, propose, change. */
export function AccessTable({ access, usual, onChange }: AccessTableProps) {
  const t = useMessages('profile-setup');
  const id = useId();

  function put(relation: Relation, chosen: string) {
    const { [relation]: _before, ...others } = access;
    onChange(chosen === '' ? others : { ...others, [relation]: chosen as Access });
  }

  return (
    <dl className="space-y-2">
      {RELATIONS.map((relation) => (
        <div key={relation} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] items-center gap-3">
          <dt>
            <label htmlFor={`${id}-${relation}`}>{t(`relations.${relation}`)}</label>
          </dt>
          <dd>
            <Select
              id={`${id}-${relation}`}
              value={access[relation] ?? (usual ? '' : 'hidden')}
              onChange={({ target }) => put(relation, target.value)}
            >
              {usual && (
                <option value="">{t('asSection', { access: t(`accesses.${usual[relation] ?? 'hidden'}`) })}</option>
              )}
              {ACCESSES.map((one) => (
                <option key={one} value={one}>
                  {t(`accesses.${one}`)}
                </option>
              ))}
            </Select>
          </dd>
        </div>
      ))}
    </dl>
  );
}
