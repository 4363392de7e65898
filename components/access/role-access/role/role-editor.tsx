import { useState } from 'react';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { SaveBar } from '@/components/ui/form/save-bar';
import type { AccessRoleDetail } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangesDialog } from './changes-dialog';
import { PartChoices } from './part-choices';
import { RoleNamesField } from './role-names-field';
import { useRoleForm } from './use-role-form';

interface RoleEditorProps {
  readonly role: AccessRoleDetail;
  readonly onSaved: () => Promise<unknown>;
}

/** What a role is called and has, with what a save would change shown before it is done. */
export function RoleEditor({ role, onSaved }: RoleEditorProps) {
  const t = useMessages('role-access');
  const tLookups = useMessages('lookups');
  const { form, changes, newName, count } = useRoleForm(role, onSaved);
  const [isAsked, setIsAsked] = useState(false);

  /** What is wrong with a name is said at its field, before anything is asked. */
  const review = () => (form.isSendable ? setIsAsked(true) : void form.submit());

  async function confirm() {
    if ((await form.submit()) === null) setIsAsked(false);
  }

  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
      className="space-y-5"
    >
      {!role.CanEdit && <p className="text-muted">{t('readOnly')}</p>}
      <Card className="max-w-xl p-5">
        <RoleNamesField
          names={form.values.Names}
          error={form.errorOf('Names')}
          readOnly={!role.CanEdit || form.isBusy}
          onChange={(Names) => form.change({ Names })}
        />
      </Card>
      <PartChoices
        parts={role.Parts}
        values={form.values}
        canEdit={role.CanEdit}
        onChange={(part, keys) => form.change({ [part]: keys })}
      />
      {count > 0 && (
        <SaveBar
          failure={form.failure}
          about={
            <>
              <p role="status" className="font-medium">
                {t('unsaved', { count })}
              </p>
              <p className="text-muted">{t('holdersAre', { count: role.Holders })}</p>
            </>
          }
        >
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={form.reset}>
            {tLookups('discard')}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {t('reviewChanges')}
          </Button>
        </SaveBar>
      )}
      <ChangesDialog
        isOpen={isAsked}
        role={role}
        changes={changes}
        newName={newName}
        isBusy={form.isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsked(false)}
      />
      <LeaveQuestion isUnsaved={count > 0 && !form.isSent} t={tLookups} />
    </form>
  );
}
