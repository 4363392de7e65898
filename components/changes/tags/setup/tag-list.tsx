'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Tag } from '@/lib/contract/changes/tag-setup';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { DeleteTag } from './delete-tag';
import { EndOwner } from './end-owner';
import { AddOwner } from './add-owner';
import { TagCard } from './tag-card';
import { TagDialog } from './tag-dialog';
import type { OpenedTag } from './opened-tag';

/** The tags in their order, each with its names and who looks after people with it. */
export function TagList({ stored }: { readonly stored: readonly Tag[] }) {
  const t = useMessages('tags');
  const errorText = useErrorText();
  const [tags, setTags] = useState(stored);
  const [opened, setOpened] = useState<OpenedTag | null>(null);
  const { send: order, isSending } = useCallMutation('orderTags');
  const close = () => setOpened(null);
  const saved = (next: readonly Tag[]) => {
    setTags(next);
    close();
    showSnackbar('success', t('saved'));
  };

  async function move(at: number, by: 1 | -1) {
    const codes = tags.map(({ TagCode }) => TagCode);
    const [moved] = codes.splice(at, 1);
    if (moved === undefined) return;
    codes.splice(at + by, 0, moved);
    try {
      setTags(await order({ Codes: codes }));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <div className="space-y-4">
      {tags.length === 0 && (
        <Card>
          <EmptyState title={t('noTags')} text={t('noTagsText')} />
        </Card>
      )}
      <ul className="space-y-4">
        {tags.map((tag, at) => (
          <TagCard
            key={tag.TagCode}
            tag={tag}
            onUp={at === 0 || isSending ? null : () => void move(at, -1)}
            onDown={at === tags.length - 1 || isSending ? null : () => void move(at, 1)}
            onOpen={setOpened}
          />
        ))}
      </ul>
      <Button type="button" onClick={() => setOpened({ kind: 'tag', tag: null })}>
        {t('newTag')}
      </Button>
      {opened?.kind === 'tag' && <TagDialog tag={opened.tag} onSaved={saved} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteTag tag={opened.tag} onSaved={saved} onClose={close} />}
      {opened?.kind === 'add owner' && <AddOwner tag={opened.tag} onSaved={saved} onClose={close} />}
      {opened?.kind === 'end owner' && (
        <EndOwner tag={opened.tag} owner={opened.owner} onSaved={saved} onClose={close} />
      )}
    </div>
  );
}
