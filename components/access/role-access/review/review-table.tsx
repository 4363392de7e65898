import { useCallback, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { DataTable } from '@/components/ui/table/data-table';
import type { ReviewedGrant } from '@/lib/contract/access/role-access/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { reviewColumns } from './review-columns';
import { useKeepGrants } from './use-keep-grants';

interface ReviewTableProps {
  readonly grants: readonly ReviewedGrant[];
  readonly onChanged: () => Promise<unknown>;
}

const dialog = partOnDemand(() => import('./end-selected-dialog'));

const idOf = ({ GrantCode }: ReviewedGrant) => GrantCode;
const NONE: ReadonlySet<string> = new Set();

/** The roles to be looked at; one or several are kept or ended at a press. What is not the reader's to change is left out of several. */
export function ReviewTable({ grants, onChanged }: ReviewTableProps) {
  const t = useMessages('role-access');
  const language = useLanguage();
  const [selected, setSelected] = useState(NONE);
  const [isEnding, setIsEnding] = useState(false);
  const loaded = dialog.usePart(isEnding);
  const refresh = useCallback(async () => {
    setSelected(NONE);
    await onChanged();
  }, [onChanged]);
  const { keep, isSending } = useKeepGrants(refresh);
  const columns = useMemo(() => reviewColumns(t, language, refresh), [t, language, refresh]);
  const codes = grants
    .filter(({ GrantCode, CannotChange }) => selected.has(GrantCode) && CannotChange === '')
    .map(idOf);
  return (
    <>
      <p className="mb-4 max-w-3xl text-muted">{t('reviewLead')}</p>
      <DataTable
        label={t('reviewList')}
        emptyText={t('reviewEmpty')}
        columns={columns}
        idOf={idOf}
        rows={grants}
        isShort
        selection={{ selected, onChange: setSelected }}
        actions={
          codes.length > 0 && (
            <>
              <Button type="button" variant="secondary" isBusy={isSending} onClick={() => void keep(codes)}>
                {t('keep')}
              </Button>
              <Button type="button" variant="danger" onClick={() => setIsEnding(true)}>
                {t('end')}
              </Button>
            </>
          )
        }
      />
      {isEnding && loaded && (
        <loaded.EndSelectedDialog codes={codes} onEnded={refresh} onClose={() => setIsEnding(false)} />
      )}
    </>
  );
}
