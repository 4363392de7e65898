import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { tagColour } from '@/components/people/card/tag-colour';
import { PersonChip } from '@/components/people/person-chip';
import { Badge } from '@/components/ui/badge';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';
import { ChevronDownIcon, PencilIcon, PersonPlusIcon } from '@/components/ui/icons/icons';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import type { Tag, TagOwner } from '@/lib/contract/changes/tag-setup';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { OpenedTag } from './opened-tag';

interface TagCardProps {
  readonly tag: Tag;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onOpen: (opened: OpenedTag) => void;
}

/** One tag: what it is called, how many have it, and who looks after them. */
export function TagCard({ tag, onUp, onDown, onOpen }: TagCardProps) {
  const t = useMessages('tags');
  const name = tag.Name;
  const button = (label: string, icon: ReactNode, press: (() => void) | null) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={press === null}
      onClick={press ?? undefined}
      className={clsx(iconButtonClasses, 'disabled:opacity-40')}
    >
      {icon}
    </button>
  );
  return (
    <li>
      <Card className="p-4 md:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={clsx('rounded-full px-2.5 py-0.5 font-medium wrap-anywhere', tagColour(name))}>{name}</span>
          {!tag.IsActive && <Badge>{t('inactive')}</Badge>}
          <span className="min-w-0 flex-1 basis-32 text-muted">{t('tagged', { count: tag.Count })}</span>
          <span className="flex">
            {button(t('moveUp', { tag: name }), <ChevronDownIcon className="size-4 rotate-180" />, onUp)}
            {button(t('moveDown', { tag: name }), <ChevronDownIcon className="size-4" />, onDown)}
            {button(t('editTagOf', { tag: name }), <PencilIcon className="size-4" />, () =>
              onOpen({ kind: 'tag', tag }),
            )}
            {button(t('deleteTitle', { tag: name }), <CloseIcon className="size-4" />, () =>
              onOpen({ kind: 'delete', tag }),
            )}
          </span>
        </div>
        {tag.Owners.length === 0 ? (
          <p className="mt-2 text-muted">{t('noOwners')}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {tag.Owners.map((owner) => (
              <OwnerRow key={owner.OwnerCode} owner={owner} tag={tag} onOpen={onOpen} />
            ))}
          </ul>
        )}
        <button
          type="button"
          aria-label={t('addOwnerTo', { tag: name })}
          onClick={() => onOpen({ kind: 'add owner', tag })}
          className={clsx(textButtonClasses, 'mt-1 inline-flex min-h-11 items-center gap-2 md:min-h-8')}
        >
          <PersonPlusIcon className="size-4" />
          {t('addOwner')}
        </button>
      </Card>
    </li>
  );
}

function OwnerRow({ owner, tag, onOpen }: { owner: TagOwner; tag: Tag; onOpen: TagCardProps['onOpen'] }) {
  const t = useMessages('tags');
  const language = useLanguage();
  const { Owner, From, To, State, Count } = owner;
  const from = t(State === 'planned' ? 'fromDay' : 'since2', { day: wireTimeText(From, language) });
  const until = To && t('untilDay', { day: wireTimeText(To, language) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <PersonChip name={Owner.Name} employeeId={Owner.Empid} hasPhoto={Owner.HasPhoto} keyCode={Owner.KeyCode} />
      <span className="min-w-0 flex-1 basis-40 text-muted">{[from, until].filter(Boolean).join(', ')}</span>
      <span className="text-muted">{t('looksAfter', { count: Count })}</span>
      <button
        type="button"
        aria-label={t('endOwnerOf', { name: Owner.Name, tag: tag.Name })}
        onClick={() => onOpen({ kind: 'end owner', tag, owner })}
        className={clsx(textButtonClasses, 'inline-flex min-h-11 items-center md:min-h-8')}
      >
        {t('endOwner')}
      </button>
    </li>
  );
}
