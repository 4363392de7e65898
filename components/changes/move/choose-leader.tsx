'use client';

import { useRouter } from 'next/navigation';
import { PersonPicker } from '@/components/people/person-picker';
import { Card } from '@/components/ui/card';
import { useMessages } from '@/lib/i18n/use-messages';
import { moveTeamPage } from '../change-pages';

/** Whose reports are to move. */
export function ChooseLeader() {
  const t = useMessages('changes.move');
  const tLeader = useMessages('changes.leader');
  const router = useRouter();
  return (
    <Card className="max-w-xl p-5 md:p-6">
      <PersonPicker
        messages={{
          label: t('leader'),
          hint: tLeader('hint'),
          searching: tLeader('searching'),
          none: tLeader('none'),
        }}
        onPick={({ ChillCode }) => router.push(moveTeamPage(ChillCode))}
      />
    </Card>
  );
}
