import { clsx } from 'clsx';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { ReplyFor } from '@/lib/contract/all';
import { dateText, dateTimeText } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';
import { AppCard } from './app/app-card';
import { AppSteps } from './app/app-steps';
import { OtherApp } from './app/other-app';
import { CodesCard } from './codes-card';
import type { Factors } from './factors';
import { FirstFactor } from './first-factor';
import { PasskeysCard } from './passkeys/passkeys-card';

interface SecondFactorProps {
  /** Whether an app is to be added, or to take the place of the one that there is. */
  readonly isChange: boolean;
}

/** The person's authenticator app, passkeys and recovery codes, or how to add the first of them. */
export async function SecondFactor({ isChange }: SecondFactorProps) {
  const own = await callHr('getSecondFactor', {});
  const factors = { hasApp: own.HasApp, hasPasskey: own.Passkeys.length > 0 };
  const hasSome = factors.hasApp || factors.hasPasskey;
  return (
    <PageMessages of={['second-factor', 'errors']}>
      {!hasSome && <NoFactor roles={own.RequiredBy} />}
      {hasSome && !isChange && <OwnFactors own={own} factors={factors} />}
      {hasSome && isChange && <NewApp factors={factors} />}
    </PageMessages>
  );
}

type Own = ReplyFor<'getSecondFactor'>;

async function OwnFactors({ own, factors }: { readonly own: Own; readonly factors: Factors }) {
  const [t, language] = await Promise.all([getTranslations('second-factor'), getLocale()]);
  const { AddedAt, LastUsedAt, Passkeys, CodesLeft, CodesMadeAt, RequiredBy } = own;
  const role = RequiredBy.map(({ Role_Name }) => Role_Name).join(', ');
  const added = (at: string) => t('addedOn', { date: dateText(new Date(at), language) });
  const used = (at: string) => (at ? t('lastUsed', { time: dateTimeText(new Date(at), language) }) : t('neverUsed'));
  return (
    <div className="space-y-6">
      <PasskeysCard
        factors={factors}
        required={role && t('requiredPasskey', { role })}
        passkeys={Passkeys.map((passkey) => ({
          code: passkey.PasskeyCode,
          name: passkey.Name,
          host: passkey.Host,
          isSynced: passkey.IsSynced,
          added: added(passkey.AddedAt),
          used: used(passkey.LastUsedAt),
        }))}
      />
      {factors.hasApp ? (
        <AppCard
          factors={factors}
          required={role && !factors.hasPasskey ? t('requiredBy', { role }) : ''}
          added={added(AddedAt)}
          used={used(LastUsedAt)}
        />
      ) : (
        <NoApp />
      )}
      <CodesCard
        factors={factors}
        left={CodesLeft}
        made={CodesMadeAt && t('codesMade', { date: dateText(new Date(CodesMadeAt), language) })}
      />
    </div>
  );
}

/** The way to an app beside the passkeys. */
async function NoApp() {
  const t = await getTranslations('second-factor');
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5 md:p-6">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-base font-semibold">{t('app')}</h2>
        <p className="text-muted">{t('noAppYet')}</p>
      </div>
      <Link href="/user/secondfactor?change=1" prefetch={false} className={buttonClasses('secondary')}>
        {t('add')}
      </Link>
    </Card>
  );
}

/** How to add the first factor, and until when a role asks for it. Once that time is over the way is by that role's gate. */
async function NoFactor({ roles }: { readonly roles: Own['RequiredBy'] }) {
  const [t, language] = await Promise.all([getTranslations('second-factor'), getLocale()]);
  const role = roles.map(({ Role_Name }) => Role_Name).join(', ');
  const [until] = roles.flatMap(({ Until }) => Until || []).sort();
  const due = roles.filter(({ Until }) => Until !== '' && new Date(Until) <= new Date());
  const isClosed = due.length > 0;
  const soon = until
    ? t('requiredUntil', { role, date: dateText(new Date(until), language) })
    : t('requiredSoon', { role });
  const now = t('requiredNow', { role: due.map(({ Role_Name }) => Role_Name).join(', ') });
  return (
    <>
      {role && (
        <p className={clsx('rounded bg-warning-tint px-3 py-2.5 font-medium text-warning', !isClosed && 'mb-6')}>
          {isClosed ? now : soon}
        </p>
      )}
      {!isClosed && <NewFactor />}
    </>
  );
}

async function NewFactor() {
  const { Secret, Address, Offer } = await callHr('startAuthenticator', {});
  return (
    <FirstFactor offer={Offer}>
      <AppSteps secret={Secret} address={Address} />
    </FirstFactor>
  );
}

async function NewApp({ factors }: { readonly factors: Factors }) {
  const { Secret, Address, Offer } = await callHr('startAuthenticator', {});
  return (
    <Card className="p-5 md:p-6">
      <OtherApp offer={Offer} factors={factors}>
        <AppSteps secret={Secret} address={Address} />
      </OtherApp>
    </Card>
  );
}
