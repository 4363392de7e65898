'use client';

import { useState } from 'react';
import { mutate } from 'swr';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useMessages } from '@/lib/i18n/use-messages';
import { BuddyPicker } from './buddy-picker';

interface BuddyChoiceProps {
  /** By name, whom the person takes along now; empty for nobody. */
  readonly initial: string;
}

/** PROF-07: Change My Buddy. */
export function BuddyChoice({ initial }: BuddyChoiceProps) {
  const t = useMessages('buddy');
  const [current, setCurrent] = useState(initial);
  const [round, setRound] = useState(0);
  return (
    <BuddyPicker
      key={round}
      current={current}
      onChosen={async ({ name }) => {
        setCurrent(name);
        setRound(round + 1);
        showSnackbar('success', t('chosen', { name }));
        await mutate(['getEmployeeInfo', {}]);
      }}
    />
  );
}
