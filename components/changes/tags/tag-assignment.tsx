'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { ReplyFor } from '@/lib/contract/all';
import { wireCalendarDate } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { TagChoice, type TagChoiceValues } from './people/tag-choice';
import { TagPeople } from './people/tag-people';

interface TagAssignmentProps {
  readonly choices: ReplyFor<'listTagChoices'>;
  /** Whom the list is to show at first, by number. */
  readonly search?: string;
}

const NOTHING: TagChoiceValues = { TagCode: '', On: '', KnownOn: '' };

/** TAGA-02 to TAGA-17: the people with a tag, and moving them to another who looks after it. */
export function TagAssignment({ choices, search = '' }: TagAssignmentProps) {
  const t = useMessages('tags');
  const [shown, setShown] = useState<TagChoiceValues>(NOTHING);
  const [asked, setAsked] = useState(0);
  const form = useForm<TagChoiceValues, TagChoiceValues>({
    values: useFormValues(NOTHING),
    check: ({ TagCode, On, KnownOn }) => ({
      TagCode: TagCode ? null : t('tagRequired'),
      On: On && !wireCalendarDate(On) ? t('noDay') : null,
      KnownOn: KnownOn && !wireCalendarDate(KnownOn) ? t('noDay') : null,
    }),
    send: (values) => Promise.resolve(values),
    onSent: (values) => {
      setShown(values);
      setAsked((before) => before + 1);
    },
  });
  const tag = choices.TagCode.find(({ value }) => value === shown.TagCode);

  return (
    <>
      <TagChoice
        form={form}
        tags={choices.TagCode}
        onReset={() => {
          form.reset();
          setShown(NOTHING);
        }}
      />
      {tag ? (
        <TagPeople
          key={asked}
          tag={{ code: tag.value, label: tag.label }}
          on={shown.On}
          known={shown.KnownOn}
          users={choices.UserCode.filter(({ TagCode }) => TagCode === tag.value)}
          search={search}
          isTagChosen={form.values.TagCode !== ''}
        />
      ) : (
        <Card>
          {choices.TagCode.length === 0 ? (
            <EmptyState title={t('noTags')} text={t('noTagsText')} />
          ) : (
            <EmptyState title={t('start')} text={t('startText')} />
          )}
        </Card>
      )}
    </>
  );
}
