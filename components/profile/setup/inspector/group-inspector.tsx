import { Button } from '@/components/ui/button/button';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { changedGroup, withGroupMoved, withoutGroup, type GroupDefinition } from '../model/edit-definition';
import { useSetup } from '../setup-context';
import { ConditionsBlock } from './conditions/conditions-block';
import { NameField } from './name-field';
import { useIssues } from './use-issues';

/** All there is to say of a group of fields. */
export function GroupInspector({ group }: { readonly group: GroupDefinition }) {
  const t = useMessages('profile-setup');
  const { definition, language, change, select } = useSetup();
  const errorOf = useIssues('');
  const { code } = group;
  const at = definition.groups.findIndex((one) => one.code === code);

  function remove() {
    change(withoutGroup(definition, code));
    select({ part: 'section' });
  }

  return (
    <div key={code} className="enter-fade">
      <div className="pb-5">
        <NameField
          id={`group-${code}`}
          names={group.names}
          error={errorOf(`groups.${at}`)}
          onChange={(names) => change(changedGroup(definition, code, { names }), `group-${language}-${code}`)}
        />
      </div>
      <ConditionsBlock key={code} target={{ part: 'groups', code }} error={null} />
      <div className="space-y-3 border-t border-line pt-5">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            type="button"
            disabled={at === 0}
            onClick={() => change(withGroupMoved(definition, code, -1))}
          >
            <ChevronDownIcon className="size-4 rotate-180" />
            {t('up')}
          </Button>
          <Button
            variant="secondary"
            type="button"
            disabled={at === definition.groups.length - 1}
            onClick={() => change(withGroupMoved(definition, code, 1))}
          >
            <ChevronDownIcon className="size-4" />
            {t('down')}
          </Button>
          <Button
            variant="secondary"
            type="button"
            disabled={definition.groups.length < 2}
            onClick={remove}
            className="text-danger"
          >
            {t('removeGroup')}
          </Button>
        </div>
        <p className="text-muted">{t('removeGroupText')}</p>
      </div>
    </div>
  );
}
