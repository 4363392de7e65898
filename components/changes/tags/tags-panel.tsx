'use client';

import type { ComponentProps } from 'react';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { PanelData } from '@/components/platform/panel/panel-data';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { TagAssignment } from './tag-assignment';

type Props = ComponentProps<typeof TagAssignment>;

const WithTable = lazyWithMessages<Props>(
  'table',
  (language) => import(`@/messages/${language}/table.json`),
  async () => (await import('./tag-assignment')).TagAssignment,
);
/** A panel brings its own words alone: those of tables and dates come with what needs them. */
const Assignment = lazyWithMessages<Props>(
  'form',
  (language) => import(`@/messages/${language}/form.json`),
  () => Promise.resolve(WithTable),
);

/** TAGA-01: the same beside whatever page is open; for a person, by their number, where it is opened for one. */
export function TagsPanel({ subject }: PanelProps) {
  const choices = useCall('listTagChoices', { On: '' }, { revalidateOnFocus: false });
  return (
    <PanelData of={choices} skeleton={<SkeletonRows rows={6} />}>
      {(found) => <Assignment choices={found} search={subject ?? ''} />}
    </PanelData>
  );
}
