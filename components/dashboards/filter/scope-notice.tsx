import { Button } from '@/components/ui/button/button';
import { countChosen, namedIn } from '@/lib/contract/people/organisation-levels';
import { getTexts } from '@/lib/i18n/get-texts';
import { withBasePath } from '@/lib/links/links';
import { MAX_CODES, type AnyView } from '../model/dashboard-view';

interface ScopeNoticeProps {
  readonly view: AnyView;
  /** Where it stands, if not on the dashboard itself. */
  readonly page?: `/${string}`;
  /** What the address asks for, all of it. */
  readonly query: URLSearchParams;
}

/** That an address names more than it is read for, with a button that keeps all of it under a code; and that a choice is saved. */
export async function ScopeNotice({ view, page = view.page, query }: ScopeNoticeProps) {
  const t = await getTexts('figure-scope');
  const canSave = countChosen(namedIn(query)) > MAX_CODES;
  return (
    <>
      {view.isCut && (
        <div role="status" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-medium">{t('tooMany', { max: MAX_CODES })}</p>
          {canSave && (
            <form method="post" action={withBasePath('/api/session/save-filter')} className="print:hidden">
              <input type="hidden" name="Page" value={page} />
              <input type="hidden" name="Query" value={query.toString()} />
              <Button type="submit">{t('save')}</Button>
            </form>
          )}
        </div>
      )}
      {view.saved && (
        <p role="status" className="mb-6 text-muted">
          {view.saved.isGone ? t('gone') : t('saved', { count: countChosen(view.saved.chosen) })}
        </p>
      )}
    </>
  );
}
