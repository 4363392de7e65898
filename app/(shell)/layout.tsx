import type { ReactNode } from 'react';
import { getMessages } from 'next-intl/server';
import { PopupHost } from '@/components/workplace/buddy/popups/popup-host';
import { readPopupFlag } from '@/components/workplace/buddy/popups/read-popup-flag';
import { BareFrame } from '@/components/platform/notice/bare-frame';
import { FAILURE_MESSAGES } from '@/components/platform/notice/failure-messages';
import { ProofHost } from '@/components/access/reauthentication/proof-host';
import { RoleList } from '@/components/access/roles/role-list';
import { RoleRefusal } from '@/components/access/roles/role-refusal';
import { RoleSwitch } from '@/components/access/roles/role-switch';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { withHome } from '@/components/workplace/shell/modules/current-module';
import { readModulesHere } from '@/components/workplace/shell/modules/read-modules-here';
import { PrintHead } from '@/components/workplace/shell/print-head';
import { ProgressBar } from '@/components/workplace/shell/progress-bar';
import { readPerson } from '@/components/workplace/shell/read-person';
import { ShellFooter } from '@/components/workplace/shell/shell-footer';
import { ShellFrame } from '@/components/workplace/shell/shell-frame';
import { ShellHeader } from '@/components/workplace/shell/header/shell-header';
import { SessionWarning } from '@/components/access/sign-in/session-warning';
import { ScrollToTop } from '@/components/ui/button/scroll-to-top';
import { SkipLink } from '@/components/ui/skip-link';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { Splash } from '@/components/ui/feedback/splash';
import { WalkthroughHost } from '@/components/ui/walkthrough/walkthrough-host';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { pageCaller } from '@/lib/bff/call/page-caller';
import { stageOf } from '@/lib/contract/call';
import { portalEnv } from '@/lib/env';
import { OwnShortcutsProvider } from '@/lib/client/shortcuts/own-shortcuts';
import { readPreferences } from '@/lib/preferences';
import { PageMessages } from '@/lib/i18n/page-messages';
import { HeaderFeatures } from './header-features';
import { InternalMessage } from './internal-message';
import { panelHeadsOf } from './panel-heads';
import { PhoneTabs } from './phone-tabs';
import { readPendingCount } from './read-pending-count';
import { readPermissions } from './read-permissions';
import { ShellSearchButton } from './search-button';
import { ShellPanels } from './shell-panels';
import { movedPages, placesFor } from './shell-entries';
import { SHELL_MESSAGES } from './shell-messages';
import { verbsOf } from './verbs-of';
import '../globals.css';

/** The frame around the signed-in pages. Each page asks for the session it needs; the frame leads away where it gets no menu. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const { session } = await pageCaller();
  if (session && stageOf(session.flag) === 'conduct') return <GateLayout>{children}</GateLayout>;
  return <WholeShell>{children}</WholeShell>;
}

/** At the conduct gate nothing of the shell could be used, and none of what it shows may be read. */
function GateLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages of={FAILURE_MESSAGES}>
      <BareFrame>{children}</BareFrame>
    </PageMessages>
  );
}

/** Whether a permission is one of those who set the portal up. */
const setsUp = ({ Permission }: { readonly Permission: string }) => Permission.endsWith('.configure');

async function WholeShell({ children }: { children: ReactNode }) {
  const [messages, { asideCollapsed }, { info, person, logoSize, roles }, popupFlag, { here, off }, menu, shortcuts] =
    await Promise.all([
      getMessages(),
      readPreferences(),
      readPerson(),
      readPopupFlag(),
      readModulesHere(),
      readMenu(),
      tryCallHr('getShortcuts', {}),
    ]);
  const { notice, shell } = messages;
  const modules = withHome(here, shell);
  const tabs = {
    pendingCount: await readPendingCount(info),
    hasEvents: info?.hape ?? false,
  };
  return (
    <PageMessages of={SHELL_MESSAGES}>
      <OwnShortcutsProvider initial={shortcuts}>
        <Splash />
        <SkipLink text={notice.skip} />
        <ShellFrame
          modules={modules}
          modulesOff={off.length > 0 && (await readPermissions()).some(setsUp) ? off : []}
          menu={menu}
          places={placesFor(info, messages)}
          movedPages={movedPages}
          isAsideCollapsed={asideCollapsed}
          header={
            <>
              <ProgressBar label={shell.loading} />
              <ShellHeader
                modules={modules}
                person={person}
                logoSize={logoSize}
                search={
                  info?.topSearch && <ShellSearchButton label={messages.search.title} verbs={verbsOf(messages, info)} />
                }
                features={<HeaderFeatures info={info} />}
                roleSwitch={<RoleSwitch roles={roles} />}
                roleList={
                  roles.length > 1 && (
                    <div className="border-b border-line py-1.5 lg:hidden">
                      <p className="px-3 pt-1.5 pb-1 text-muted">{messages.roles.role}</p>
                      <RoleList roles={roles} />
                    </div>
                  )
                }
              />
            </>
          }
          tabs={<PhoneTabs {...tabs} />}
          panels={<ShellPanels heads={panelHeadsOf(messages)} tabs={<PhoneTabs {...tabs} isBelowSheet />} />}
          footer={
            <>
              <ScrollToTop label={shell.toTop} />
              <ShellFooter />
            </>
          }
        >
          <PrintHead />
          <RoleRefusal />
          {children}
        </ShellFrame>
        {popupFlag === null ? (
          info?.IsEmployed && <InternalMessage />
        ) : (
          <PopupHost flag={popupFlag} name={person?.name ?? ''} />
        )}
        <SessionWarning />
        <ProofHost providers={portalEnv().OIDC_PROVIDERS.map(({ name, label, issuer }) => ({ name, label, issuer }))} />
        <WalkthroughHost />
        <Snackbars closeText={notice.closeMessage} />
      </OwnShortcutsProvider>
    </PageMessages>
  );
}
