import { Button } from '@/components/ui/button/button';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { changedField, withCopy, withFieldMoved, withoutField } from '../model/edit-definition';
import { ArchiveIcon, CopyIcon } from '../setup-icons';
import { useSetup } from '../setup-context';
import { ChevronDownIcon } from '@/components/ui/icons/icons';

/** Moves a field, copies it, and takes it away: one that holds values is asked for no more, and they stay. */
export function FieldActions({ field }: { readonly field: FieldDefinition }) {
  const t = useMessages('profile-setup');
  const { definition, holding, needed, change, select } = useSetup();
  const { code, isRetired } = field;
  const isKept = holding.has(code) || needed.has(code);

  function copy() {
    const { definition: next, code: copied } = withCopy(definition, code);
    change(next);
    select({ part: 'fields', code: copied });
  }

  function remove() {
    change(withoutField(definition, code));
    select({ part: 'section' });
  }

  return (
    <div className="space-y-3 border-t border-line pt-5">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" type="button" onClick={() => change(withFieldMoved(definition, code, -1))}>
          <ChevronDownIcon className="size-4 rotate-180" />
          {t('up')}
        </Button>
        <Button variant="secondary" type="button" onClick={() => change(withFieldMoved(definition, code, 1))}>
          <ChevronDownIcon className="size-4" />
          {t('down')}
        </Button>
        <Button variant="secondary" type="button" onClick={copy}>
          <CopyIcon className="size-4" />
          {t('duplicate')}
        </Button>
        {isRetired ? (
          <Button
            variant="secondary"
            type="button"
            onClick={() => change(changedField(definition, code, { isRetired: false }))}
          >
            {t('askAgain')}
          </Button>
        ) : isKept ? (
          <Button
            variant="secondary"
            type="button"
            disabled={needed.has(code)}
            onClick={() => change(changedField(definition, code, { isRetired: true }))}
          >
            <ArchiveIcon className="size-4" />
            {t('retireField')}
          </Button>
        ) : (
          <Button variant="secondary" type="button" onClick={remove} className="text-danger">
            {t('removeField')}
          </Button>
        )}
      </div>
      <p className="text-muted">
        {needed.has(code) ? t('neededText') : holding.has(code) ? t('retireFieldText') : t('removeFieldText')}
      </p>
    </div>
  );
}
