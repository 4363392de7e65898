import Link from 'next/link';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { PencilIcon } from '@/components/ui/icons/icons';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** Where a row is edited: at an address of its own, or by a form that opens here. */
export type EditBy = { readonly pageOf: (id: string) => `/${string}` } | { readonly open: (id: string) => void };

interface EditRowProps {
  readonly id: string;
  /** What the row says, for its name. */
  readonly name: string;
  readonly from: string;
  readonly by: EditBy;
}

/** JOBS-22, MGRC-22: the way to the form of a row that may be edited. */
export function EditRow({ id, name, from, by }: EditRowProps) {
  const t = useMessages('changes.line');
  const language = useLanguage();
  const attributes = {
    'aria-label': t('editNamed', { name, day: wireTimeText(from, language) }),
    className: rowButtonClasses,
  };
  const content = (
    <>
      <PencilIcon className="size-4" />
      {t('edit')}
    </>
  );
  if ('pageOf' in by)
    return (
      <Link {...attributes} href={by.pageOf(id)} prefetch={false} scroll={false}>
        {content}
      </Link>
    );
  return (
    <button {...attributes} type="button" onClick={() => by.open(id)}>
      {content}
    </button>
  );
}
