import { clsx } from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { dateText, dateTimeText } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';
import { AddApp } from './add-app';
import { AppCard } from './app-card';
import { AppSteps } from './app-steps';
import { CodesCard } from './codes-card';

interface SecondFactorProps {
  /** Whether another app is to take the place of the one that there is. */
  readonly isChange: boolean;
}

/** The person's authenticator app and recovery codes, or how to add the first app. */
export async function SecondFactor({ isChange }: SecondFactorProps) {
  const [own, t, language] = await Promise.all([
    callHr('getSecondFactor', {}),
    getTranslations('second-factor'),
    getLocale(),
  ]);
  const { HasApp, AddedAt, LastUsedAt, CodesLeft, CodesMadeAt, RequiredBy } = own;
  const roles = RequiredBy.map(({ Role_Name }) => Role_Name).join(', ');
  const [until] = RequiredBy.flatMap(({ Until }) => Until || []).sort();
  const due = RequiredBy.filter(({ Until }) => Until !== '' && new Date(Until) <= new Date()).map(
    (role) => role.Role_Name,
  );
  const isClosed = !HasApp && due.length > 0;
  const soon = until
    ? t('requiredUntil', { role: roles, date: dateText(new Date(until), language) })
    : t('requiredSoon', { role: roles });
  const notice = isClosed ? t('requiredNow', { role: due.join(', ') }) : soon;
  return (
    <PageMessages of={['second-factor', 'errors']}>
      {HasApp && !isChange ? (
        <div className="space-y-6">
          <AppCard
            required={roles && t('requiredBy', { role: roles })}
            added={t('addedOn', { date: dateText(new Date(AddedAt), language) })}
            used={LastUsedAt ? t('lastUsed', { time: dateTimeText(new Date(LastUsedAt), language) }) : t('neverUsed')}
          />
          <CodesCard
            left={CodesLeft}
            made={CodesMadeAt && t('codesMade', { date: dateText(new Date(CodesMadeAt), language) })}
          />
        </div>
      ) : (
        <Card className="p-5 md:p-6">
          {roles && !HasApp && (
            <p className={clsx('rounded bg-warning-tint px-3 py-2.5 font-medium text-warning', !isClosed && 'mb-6')}>
              {notice}
            </p>
          )}
          {!isClosed && <NewApp isReplacing={HasApp} />}
        </Card>
      )}
    </PageMessages>
  );
}

async function NewApp({ isReplacing }: { readonly isReplacing: boolean }) {
  const { Secret, Address, Offer } = await callHr('startAuthenticator', {});
  return (
    <AddApp offer={Offer} isReplacing={isReplacing}>
      <AppSteps secret={Secret} address={Address} />
    </AddApp>
  );
}
