'use client';

import { useState } from 'react';
import { mutate } from 'swr';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { fillIn } from '@/lib/i18n/fill-in';
import { BuddyPicker, type PickerWords } from './buddy-picker';

interface BuddyChoiceProps {
  readonly words: PickerWords & { readonly chosen: string };
  readonly failures: FailureWords;
  /** By name, whom the person takes along now; empty for nobody. */
  readonly initial: string;
}

/** PROF-07: Change My Buddy. */
export function BuddyChoice({ words, failures, initial }: BuddyChoiceProps) {
  const [current, setCurrent] = useState(initial);
  const [round, setRound] = useState(0);
  return (
    <BuddyPicker
      key={round}
      words={words}
      failureText={(error) => failureText(error, failures)}
      current={current}
      onChosen={async ({ name }) => {
        setCurrent(name);
        setRound(round + 1);
        showSnackbar('success', fillIn(words.chosen, { name }));
        await mutate(['getEmployeeInfo', {}]);
      }}
    />
  );
}
