import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { MedalDrawing } from '@/components/ui/icons/drawings';

interface TestCompletedProps {
  /** What the test is called. */
  readonly test: string;
  /** Where one goes from here. */
  readonly actions: ReactNode;
}

/** VIEW-10: the last page of a test. */
export async function TestCompleted({ test, actions }: TestCompletedProps) {
  const t = await getTranslations('notice');
  return (
    <Notice
      drawing={<MedalDrawing />}
      title={t('completedTitle')}
      text={t('completedText', { test })}
      actions={actions}
    />
  );
}
