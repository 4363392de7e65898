'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import type { LineRow } from '@/lib/contract/changes/reporting-lines';
import { useMessages } from '@/lib/i18n/use-messages';
import { addManagerPage, editManagerPage, moveTeamPage } from '../change-pages';
import type { OrgColumn } from '../line/line-row';
import { LineHistory } from './line-history';
import { lineTitle } from './line-title';

interface ManagersScreenProps {
  /** The code of the person. */
  readonly subject: string;
  readonly managers: readonly LineRow[];
  readonly adminManagers: readonly LineRow[];
  readonly columns: readonly OrgColumn[];
  readonly canChange: boolean;
  readonly on: string;
}

/** MGRC-02: both histories of one person, with the ways to change them. */
export function ManagersScreen({ subject, managers, adminManagers, columns, canChange, on }: ManagersScreenProps) {
  const t = useMessages('changes.lines');
  const { refresh } = useRouter();
  const add = (isAdmin: boolean) => (
    <Link
      href={addManagerPage(subject, isAdmin)}
      prefetch={false}
      scroll={false}
      className={buttonClasses(isAdmin ? 'secondary' : 'primary')}
    >
      <PlusIcon className="size-4" />
      {lineTitle(t, isAdmin ? 'admin_manager' : 'manager', true)}
    </Link>
  );
  const about = {
    columns,
    canChange,
    on,
    editBy: ({ AdminFlag }: LineRow) => ({ pageOf: (id: string) => editManagerPage(subject, id, AdminFlag) }),
    onChanged: refresh,
  };
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <LineHistory {...about} title={t('managers')} rows={managers} add={add(false)} />
        <LineHistory {...about} title={t('adminManagers')} rows={adminManagers} add={add(true)} />
      </div>
      {canChange && (
        <p className="mt-4">
          <Link href={moveTeamPage(subject)} prefetch={false} className={textButtonClasses}>
            {t('moveReports')}
          </Link>
        </p>
      )}
    </>
  );
}
