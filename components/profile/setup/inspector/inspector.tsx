import { Alert } from '@/components/ui/feedback/alert';
import { useMessages } from '@/lib/i18n/use-messages';
import { fieldOf, groupOf } from '../model/edit-definition';
import { useSetup } from '../setup-context';
import { FieldInspector } from './field-inspector';
import { GroupInspector } from './group-inspector';
import { SectionInspector } from './section-inspector';

/** What is chosen of the section, to be changed: itself, a group or a field. */
export function Inspector() {
  const t = useMessages('profile-setup');
  const { definition, selection } = useSetup();
  if (selection?.part === 'fields') {
    const field = fieldOf(definition, selection.code);
    return field ? <FieldInspector key={field.code} field={field} /> : <Alert tone="danger">{t('gone')}</Alert>;
  }
  if (selection?.part === 'groups') {
    const group = groupOf(definition, selection.code);
    return group ? <GroupInspector key={group.code} group={group} /> : <Alert tone="danger">{t('gone')}</Alert>;
  }
  return <SectionInspector />;
}
