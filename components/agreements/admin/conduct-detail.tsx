'use client';

import Link from 'next/link';
import { useState } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { Tabs } from '@/components/ui/tabs';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { ConductVersion } from '@/lib/contract/agreements/admin';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { AudienceText } from './audience-text';
import { writePage, versionPage } from './conduct-page';
import { ConductTextTab } from './editor/conduct-text-tab';
import { PeopleTable } from './people/people-table';
import { ProgressLine } from './people/progress-line';
import { RemindButton } from './people/remind-button';
import { VersionList } from './versions/version-list';
import { nextVersion } from './versions/versions';
import { WithdrawButton } from './versions/withdraw-button';

interface ConductDetailProps {
  readonly version: ReplyFor<'getConductVersion'>;
  /** Of its series, the newest first. */
  readonly versions: readonly ConductVersion[];
}

/** A version that was published: how far it has come, who has accepted it and who has not, its words, and the others. */
export function ConductDetail(props: ConductDetailProps) {
  const t = useMessages('agreements-admin');
  const language = useLanguage();
  const { version, versions } = props;
  const { ConductCode, State, Title } = version;
  const counted = useCall('countConductPeople', { ConductCode }, { revalidateOnFocus: false });
  const pending = counted.data?.Pending ?? version.Asked - version.Accepted;
  const accepted = counted.data?.Accepted ?? version.Accepted;
  const [selected, setSelected] = useState(State === 'planned' ? 2 : 0);
  const number = new Intl.NumberFormat(language);
  const next = nextVersion(versions);
  const canFollow = State !== 'planned' && next === undefined;
  return (
    <>
      <Card className="p-5 md:p-6">
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          <div>
            <h2 className="mb-2 font-semibold">{t('asked')}</h2>
            <AudienceText audience={version.Audience} />
          </div>
          {State !== 'planned' && (
            <div>
              <h2 className="mb-2 font-semibold">{t('progressTitle')}</h2>
              <ProgressLine progress={version} />
            </div>
          )}
        </div>
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5 max-sm:[&>*]:flex-auto">
          {State === 'current' && pending > 0 && <RemindButton code={ConductCode} title={Title} pending={pending} />}
          {canFollow && (
            <Link href={writePage(ConductCode)} prefetch={false} className={buttonClasses('secondary')}>
              {t('newVersion')}
            </Link>
          )}
          {next && next.ConductCode !== ConductCode && (
            <Link href={versionPage(next.ConductCode)} prefetch={false} className={buttonClasses('secondary')}>
              {next.State === 'draft' ? t('openDraft') : t('openPlanned')}
            </Link>
          )}
          {State !== 'withdrawn' && <WithdrawButton code={ConductCode} isPlanned={State === 'planned'} />}
        </div>
      </Card>
      <div className="mt-6">
        <Tabs
          label={t('tabs')}
          names={[
            t('pending', { count: number.format(pending) }),
            t('accepted', { count: number.format(accepted) }),
            t('content'),
            t('versions'),
          ]}
          selected={selected}
          onSelect={setSelected}
        >
          <div className="pt-5">
            {selected < 2 && (
              <PeopleTable key={selected} ConductCode={ConductCode} State={selected === 0 ? 'pending' : 'accepted'} />
            )}
            {selected === 2 && <ConductTextTab version={version} />}
            {selected === 3 && <VersionList versions={versions} current={ConductCode} />}
          </div>
        </Tabs>
      </div>
    </>
  );
}
