'use client';

import { useState } from 'react';
import { ServerForm } from '@/components/form/server-form';
import { useServerForm } from '@/components/form/use-server-form';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { Answers } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import { usePreviewContent } from '../preview/use-preview-content';

interface SectionTestProps {
  readonly test: ReplyFor<'getSectionTest'>;
}

const NO_REASONS = {};

/** A draft that one was asked to try out: filled as one's own, looked at as a save would, kept nowhere. */
export function SectionTest({ test }: SectionTestProps) {
  const t = useMessages('profile-setup');
  const { SectionInfo, Revision } = test;
  const { SectionCode } = SectionInfo;
  const { send } = useCallMutation('trySectionDraft');
  const [comments, setComments] = useState(test.Comments);
  const [issueCount, setIssueCount] = useState<number | null>(null);
  const { content, choices } = usePreviewContent(test, { version: 0, isOwn: true });

  const form = useServerForm({
    ...content,
    draft: null,
    send: async (answers: Answers) => {
      setIssueCount(null);
      const Values = { ...answers };
      const { Issues } = await send({
        SectionCode,
        Revision,
        Values,
        Comments: comments.trim().replace(/\s*\n\s*/g, ' '),
      });
      const byKey = Issues.map(({ Path, Message }) => [Path.split('.').at(-1) ?? Path, Message] as const);
      form.store.refuse(Object.fromEntries(byKey));
      setIssueCount(Issues.length);
      return Issues;
    },
  });

  return (
    <Card className="p-5 md:p-6">
      <h2 className="sr-only">{SectionInfo.SectionName}</h2>
      <ServerForm form={form} label={SectionInfo.SectionName} choices={choices} files={null} reasons={NO_REASONS}>
        <div className="space-y-4 border-t border-line pt-5">
          <TextAreaField
            id="tester-comments"
            label={t('testComments')}
            rows={3}
            maxLength={1000}
            value={comments}
            onChange={({ target }) => setComments(target.value)}
          />
          {issueCount !== null && (
            <Alert tone={issueCount === 0 ? 'success' : 'danger'}>
              {issueCount === 0 ? t('testPassed') : t('testNotPassed', { count: issueCount })}
            </Alert>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">{t('testNote')}</p>
            <Button type="submit" isBusy={form.isBusy} busyText={t('checking')}>
              {t('tryOut')}
            </Button>
          </div>
        </div>
      </ServerForm>
    </Card>
  );
}
