import { lazy, Suspense, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Segmented } from '@/components/ui/form/segmented';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { TYPES_WITH } from '../../field-kinds';
import { changedField, fieldOf } from '../../model/edit-definition';
import { useSetup } from '../../setup-context';
import { Block } from '../block';
import { ListChoice } from './list-choice';
import { OptionRows } from './option-rows';
import { ParentField } from './parent-field';

const OptionListDialog = lazy(async () => ({
  default: (await import('../../lists/option-list-dialog')).OptionListDialog,
}));

interface OptionsBlockProps {
  readonly field: FieldDefinition;
  readonly error: string | null;
  readonly parentError: string | null;
}

/** What a field is chosen from: options of its own, or a list of the organisation's that may be as long as it likes. */
export function OptionsBlock({ field, error, parentError }: OptionsBlockProps) {
  const t = useMessages('profile-setup');
  const { definition, change } = useSetup();
  const [isList, setIsList] = useState(field.list !== null);
  /** What was pasted and is more than a field holds itself. */
  const [long, setLong] = useState<string | null>(null);
  const canList = TYPES_WITH.lists.has(field.type);
  /** Whose list is the product's own. */
  const isBranch = field.type === 'banklocator';
  const put = (part: Partial<FieldDefinition>) => change(changedField(definition, field.code, part));

  function choose(way: 'own' | 'list') {
    setIsList(way === 'list');
    if (way === 'own' && field.list !== null) put({ list: null });
  }

  return (
    <Block title={t('options')}>
      {canList && !isBranch && (
        <Segmented
          label={t('options')}
          options={[
            { value: 'own', text: t('optionsOwn') },
            { value: 'list', text: t('optionsList') },
          ]}
          chosen={isList ? 'list' : 'own'}
          onChoose={choose}
        />
      )}
      {isBranch ? null : isList ? (
        <ListChoice listKey={field.list} onChange={(list) => put({ list, options: [] })} onNew={() => setLong('')} />
      ) : (
        <OptionRows field={field} parent={fieldOf(definition, field.choicesOf ?? '')} onLong={setLong} />
      )}
      {error && <Alert tone="danger">{error}</Alert>}
      <ParentField field={field} error={parentError} />
      {long !== null && (
        <Suspense>
          <OptionListDialog
            text={long}
            name={field.names.en ?? ''}
            onClose={() => setLong(null)}
            onSaved={(list) => {
              setLong(null);
              setIsList(true);
              put({ list, options: [] });
            }}
          />
        </Suspense>
      )}
    </Block>
  );
}
