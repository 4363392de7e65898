import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Select } from '@/components/ui/form/select';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import { ClockIcon, PersonPlusIcon } from '@/components/ui/icons/icons';
import { refreshTable, ServerTable } from '@/components/ui/table/server-table';
import type { TagPerson } from '@/lib/contract/changes/tags';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { AddDialog } from '../moves/add-dialog';
import { MoveDialog } from '../moves/move-dialog';
import { MovesDialog } from '../moves/moves-dialog';
import { tagColumns } from './tag-columns';
import { TAG_PEOPLE, tagSource } from './tag-source';
import { idOf, useTagSelection } from './use-tag-selection';

interface TagPeopleProps {
  readonly tag: { readonly code: string; readonly label: string };
  /** DD-MMM-YYYY; empty for today. */
  readonly on: string;
  /** DD-MMM-YYYY; empty for what the record says now. What it said once is looked at alone. */
  readonly known: string;
  readonly users: ReplyFor<'listTagChoices'>['UserCode'];
  readonly search: string;
  /** Whether the tag still stands in the form (C17). */
  readonly isTagChosen: boolean;
}

type Opened = 'move' | 'remove' | 'add' | 'moves' | { readonly person: TagPerson } | null;

/** TAGA-05 to TAGA-08: who has the tag on the day, and what can be done with those who are selected. */
export function TagPeople({ tag, on, known, users, search: firstSearch, isTagChosen }: TagPeopleProps) {
  const t = useMessages('tags');
  const language = useLanguage();
  const [version, setVersion] = useState('');
  const [opened, setOpened] = useState<Opened>(null);
  const [search, setSearch] = useState(firstSearch);
  const [user, setUser] = useState('');
  const source = useMemo(() => tagSource(setVersion), []);
  const filters = useMemo(
    () => ({ TagCode: tag.code, On: on, KnownOn: known, TagUserCode: user }),
    [tag.code, on, known, user],
  );
  const columns = useMemo(() => tagColumns(t, language, (person) => setOpened({ person })), [t, language]);
  const { people, selection, onRows, selectAll, isSelectingAll, clear } = useTagSelection(source, filters);

  const close = () => setOpened(null);
  const refresh = () => void refreshTable(TAG_PEOPLE);
  function done() {
    clear();
    close();
    refresh();
  }
  /** TAGA-14, C17: the tag may have been cleared since the list was read. */
  const open = (intent: 'move' | 'remove') => () =>
    isTagChosen && people.length > 0 ? setOpened(intent) : showSnackbar('error', t('mandatory'));

  return (
    <>
      {(on || known) && (
        <p className="mb-3 text-muted" role="status">
          {on && t('shownOn', { day: wireTimeText(on, language) })}{' '}
          {known && t('shownKnown', { day: wireTimeText(known, language) })}
        </p>
      )}
      <ServerTable
        label={t('people', { tag: tag.label })}
        columns={columns}
        idOf={idOf}
        source={source}
        filters={filters}
        search={search}
        onSearchChange={setSearch}
        selection={known ? undefined : selection}
        onRows={onRows}
        emptyText={t('nobody')}
        actions={
          <>
            <Button
              type="button"
              variant="secondary"
              isBusy={isSelectingAll}
              busyText={t('selecting')}
              onClick={() => void selectAll()}
            >
              {t('selectAll')}
            </Button>
            <Button type="button" variant="secondary" onClick={open('remove')}>
              {t('remove')}
            </Button>
            <Button type="button" onClick={open('move')}>
              {t('move')}
            </Button>
          </>
        }
        tools={
          <>
            <Select
              aria-label={t('user')}
              value={user}
              onChange={({ target }) => setUser(target.value)}
              className="md:w-44"
            >
              <option value="">{t('anyUser')}</option>
              {users.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            {!known && (
              <button type="button" onClick={() => setOpened('add')} className={toolButtonClasses}>
                <PersonPlusIcon className="size-4" />
                {t('add')}
              </button>
            )}
            <button type="button" onClick={() => setOpened('moves')} className={toolButtonClasses}>
              <ClockIcon className="size-4" />
              {t('moves')}
            </button>
          </>
        }
      />
      {(opened === 'move' || opened === 'remove') && (
        <MoveDialog
          intent={opened}
          tag={tag}
          people={people}
          version={version}
          onMoved={done}
          onStale={refresh}
          onClose={close}
        />
      )}
      {opened === 'add' && <AddDialog tag={tag} onAdded={done} onClose={close} />}
      {opened === 'moves' && (
        <MovesDialog
          title={t('movesTitle', { tag: tag.label })}
          of={{ TagCode: tag.code, KeyCode: '' }}
          onUndone={refresh}
          onClose={close}
        />
      )}
      {opened !== null && typeof opened === 'object' && (
        <MovesDialog
          title={t('historyOf', { name: opened.person.name })}
          of={{ TagCode: '', KeyCode: opened.person.KeyCode }}
          onUndone={refresh}
          onClose={close}
        />
      )}
    </>
  );
}
