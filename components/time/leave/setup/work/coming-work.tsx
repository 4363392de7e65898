import Link from 'next/link';
import { useId, useState, type FormEvent } from 'react';
import { DateField } from '@/components/form/date-field';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCall } from '@/lib/client/call/use-call';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { typeNameOf } from '../types/type-name';
import { WorkRunning } from '../preview/work-running';
import { WorkOutcome } from './work-outcome';

/** When the nightly work runs next. */
export interface NextRun {
  /** ISO 8601; empty where nothing runs it. */
  readonly at: string;
  /** Where its schedule is kept. */
  readonly page: `/${string}`;
}

interface ComingWorkProps {
  readonly types: readonly LeaveType[];
  /** Null where the reader may not know. */
  readonly nextRun: NextRun | null;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** What the recurring work will have written by a day, such as that on which the next year begins. */
export function ComingWork({ types, nextRun, today }: ComingWorkProps) {
  const t = useMessages('leave-setup.work');
  const errorText = useErrorText();
  const language = useLanguage();
  const id = useId();
  const [day, setDay] = useState(`${Number(today.slice(0, 4)) + 1}-01-01`);
  const [asked, setAsked] = useState<string | null>(null);
  const work = useCall('previewLeaveWork', asked === null ? null : { On: asked }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const isTooFar = !work.isValidating && hasIssueAt(work.error, 'On');

  function show(event: FormEvent) {
    event.preventDefault();
    if (day === asked) void work.mutate();
    else if (day) setAsked(day);
  }

  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-muted">{t('about')}</p>
      {nextRun && (
        <p className="mt-2">
          {nextRun.at ? t('nextRun', { at: dateTimeText(new Date(nextRun.at), language) }) : t('notPlanned')}{' '}
          <Link href={nextRun.page} prefetch={false} className={textButtonClasses}>
            {t('schedule')}
          </Link>
        </p>
      )}
      <form onSubmit={show} noValidate className="mt-5 flex flex-wrap items-end gap-3">
        <div className="w-48">
          <DateField id={id} label={t('on')} value={day} error={isTooFar ? t('tooFar') : null} onDay={setDay} />
        </div>
        <Button type="submit" variant="secondary" disabled={day === '' || work.isValidating}>
          {t('show')}
        </Button>
      </form>
      {asked !== null && (
        <div aria-busy={work.isValidating} className="mt-6 border-t border-line pt-5">
          {work.isValidating && <WorkRunning />}
          {!work.isValidating && work.data && (
            <WorkOutcome work={work.data} on={asked} typeName={(code) => typeNameOf(types, code, language)} />
          )}
          {!work.isValidating && work.error && !isTooFar && <Alert tone="danger">{errorText(work.error)}</Alert>}
        </div>
      )}
    </Card>
  );
}
