'use client';

import { ActivityIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';

type Activity = ReplyFor<'listOwnActivity'>[number];

interface ActivityListProps {
  readonly activity: readonly Activity[];
  readonly empty: string;
}

/** QP-01: what was done with the account, the newest first. */
export function ActivityList({ activity, empty }: ActivityListProps) {
  const language = useLanguage();
  if (activity.length === 0) return <p className="py-6 text-muted">{empty}</p>;
  return (
    <ol className="divide-y divide-line">
      {activity.map(({ ActivityCode, Activity, Role_Name, ActivityDate }) => (
        <li key={ActivityCode} className="flex items-start gap-3 py-3">
          <ActivityIcon className="mt-0.5 size-5 text-accent-text" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{Activity}</p>
            <p className="text-muted">
              {[wireTimeText(ActivityDate, language), Role_Name].filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
