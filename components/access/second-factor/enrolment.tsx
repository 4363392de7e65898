import { getTranslations } from 'next-intl/server';
import { OtherAccount } from '@/components/platform/other-account';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { AppSteps } from './app/app-steps';
import { FirstFactor } from './first-factor';
import { OtherRoles } from './other-roles';

/** What somebody meets whose role asks for a second factor, once the time for it is over. */
export async function Enrolment() {
  const [{ Role_Name, OtherRoles: others }, { Secret, Address, Offer }, t] = await Promise.all([
    callHr('getEnrolment', {}),
    callHr('startAuthenticator', {}),
    getTranslations('second-factor'),
  ]);
  return (
    <PageMessages of={['second-factor', 'errors']}>
      <div className="mx-auto w-full max-w-3xl px-4 py-8 md:px-6 md:py-12">
        <h1 className="text-2xl leading-8 font-semibold text-balance">{t('gateTitle')}</h1>
        <p className="mt-1 mb-6 max-w-2xl text-base text-pretty text-muted">
          {Role_Name ? t('gateText', { role: Role_Name }) : t('gateResetText')}
        </p>
        <FirstFactor offer={Offer} isAtGate>
          <AppSteps secret={Secret} address={Address} />
        </FirstFactor>
        {others.length > 0 && <OtherRoles roles={others} />}
        <OtherAccount className="mt-6 print:hidden" />
      </div>
    </PageMessages>
  );
}
