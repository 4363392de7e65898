import { useMemo, useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { MAX_MOVED } from '@/lib/contract/changes/change-rules';
import type { TagPerson } from '@/lib/contract/changes/tags';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { TagFilters } from './tag-source';

export const idOf = ({ KeyCode }: TagPerson) => KeyCode;

/** The people who are selected, also such as are on no page that is shown; nobody selects themself. */
export function useTagSelection(source: TableSource<TagPerson, TagFilters>, filters: TagFilters) {
  const t = useMessages('tags');
  const errorText = useErrorText();
  const [rows, setRows] = useState<readonly TagPerson[]>([]);
  const [selected, setSelected] = useState<ReadonlyMap<string, TagPerson>>(new Map());
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  const codes = useMemo(() => new Set(selected.keys()), [selected]);
  // What was selected of another list is not moved unseen.
  const lookedAt = JSON.stringify(filters);
  const [known, setKnown] = useState(lookedAt);
  if (known !== lookedAt) {
    setKnown(lookedAt);
    setSelected(new Map());
  }

  function select(wanted: ReadonlySet<string>) {
    const seen = new Map([...selected, ...rows.map((row) => [idOf(row), row] as const)]);
    const chosen = [...seen].filter(([code]) => wanted.has(code));
    if (chosen.some(([, row]) => !row.CanMove)) showSnackbar('error', t('ownRow'));
    setSelected(new Map(chosen.filter(([, row]) => row.CanMove)));
  }

  /** All whom the filters find, of every page. */
  async function selectAll() {
    setIsSelectingAll(true);
    try {
      const all = new Map<string, TagPerson>();
      for (let after = ''; all.size <= MAX_MOVED;) {
        const page = await source.list({ search: '', sort: null, filters, after, limit: source.maxRows });
        for (const row of page) if (row.CanMove) all.set(idOf(row), row);
        const last = page.at(-1);
        if (!last || page.length < source.maxRows) break;
        after = idOf(last);
      }
      if (all.size > MAX_MOVED) showSnackbar('error', t('tooMany', { count: MAX_MOVED }));
      else setSelected(all);
    } catch (error) {
      showSnackbar('error', errorText(error));
    } finally {
      setIsSelectingAll(false);
    }
  }

  return {
    people: useMemo(() => [...selected.values()], [selected]),
    selection: { selected: codes, onChange: select },
    onRows: setRows,
    selectAll,
    isSelectingAll,
    clear: () => setSelected(new Map()),
  };
}
