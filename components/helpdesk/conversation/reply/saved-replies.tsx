import { clsx } from 'clsx';
import { lazy, Suspense, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '@/components/ui/feedback/alert';
import { Dialog } from '@/components/ui/overlay/dialog';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { TextInput } from '@/components/ui/form/text-input';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { BookmarkIcon } from '../../desk/desk-icons';

const SavedReplyEditor = lazy(async () => ({
  default: (await import('../../settings/processes/saved-reply-editor')).SavedReplyEditor,
}));

interface SavedRepliesProps {
  /** Of the ticket that is answered: replies for other processes come last. */
  readonly processCode: number;
  readonly onInsert: (text: string) => void;
}

/** Answers that are given often: found by a word, put into what is typed, and kept. */
export function SavedReplies({ processCode, onInsert }: SavedRepliesProps) {
  const t = useMessages('desk.replies');
  const errorText = useErrorText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [text, setText] = useState('');
  const { data, error, mutate } = useCall('listSavedReplies', isOpen ? {} : null, { revalidateOnFocus: false });
  const wanted = text.trim().toLocaleLowerCase();
  const found = (data ?? [])
    .filter(({ Title, Text }) => `${Title} ${Text}`.toLocaleLowerCase().includes(wanted))
    .sort((one, other) => Number(isFor(other)) - Number(isFor(one)));

  function isFor({ ProcessCode }: { readonly ProcessCode: number }) {
    return ProcessCode === 0 || ProcessCode === processCode;
  }

  function insert(reply: string) {
    onInsert(reply);
    setIsOpen(false);
  }

  function close() {
    setIsOpen(false);
    setIsEditing(false);
    setText('');
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded px-2 font-medium text-accent-text transition-colors duration-150 hover:bg-hover md:min-h-9"
      >
        <BookmarkIcon className="size-4" />
        {t('title')}
      </button>
      {isOpen &&
        createPortal(
          // Keys and what is sent here are none of the form's that it helps with.
          <div onKeyDown={(event) => event.stopPropagation()} onSubmit={(event) => event.stopPropagation()}>
            <Dialog isOpen onClose={close} title={isEditing ? t('manage') : t('title')}>
              {isEditing ? (
                <Suspense fallback={<SkeletonRows rows={3} />}>
                  <SavedReplyEditor
                    replies={data ?? []}
                    onChanged={() => mutate()}
                    onBack={() => setIsEditing(false)}
                  />
                </Suspense>
              ) : (
                <div className="mt-4 space-y-3">
                  <TextInput
                    id={`${id}-search`}
                    type="search"
                    autoFocus
                    maxLength={100}
                    aria-label={t('search')}
                    placeholder={t('search')}
                    value={text}
                    onChange={({ target }) => setText(target.value)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      event.preventDefault();
                      if (found[0]) insert(found[0].Text);
                    }}
                  />
                  {error && !data ? (
                    <div className="space-y-3">
                      <Alert tone="danger">{errorText(error)}</Alert>
                      <button type="button" onClick={() => void mutate()} className={textButtonClasses}>
                        {t('retry')}
                      </button>
                    </div>
                  ) : !data ? (
                    <div role="status" aria-label={t('loading')}>
                      <SkeletonRows rows={3} />
                    </div>
                  ) : found.length === 0 ? (
                    <p className="py-4 text-muted">{data.length === 0 ? t('none') : t('notFound')}</p>
                  ) : (
                    <ul className="-mx-2 max-h-80 overflow-y-auto">
                      {found.map((reply) => (
                        <li key={reply.SavedReplyCode}>
                          <button
                            type="button"
                            onClick={() => insert(reply.Text)}
                            className="block w-full rounded px-2 py-2 text-left -outline-offset-2 transition-colors duration-150 hover:bg-hover"
                          >
                            <span className="block font-medium">{reply.Title}</span>
                            <span className="line-clamp-2 text-muted">{reply.Text}</span>
                          </button>
                        </li>
                      ))}
                    </ul>
                  )}
                  <button
                    type="button"
                    onClick={() => setIsEditing(true)}
                    className={clsx('min-h-11 md:min-h-8', textButtonClasses)}
                  >
                    {t('manage')}
                  </button>
                </div>
              )}
            </Dialog>
          </div>,
          document.body,
        )}
    </>
  );
}
