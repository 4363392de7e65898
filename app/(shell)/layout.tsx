import type { ReactNode } from 'react';
import { getLocale, getMessages } from 'next-intl/server';
import { faultWordsOf } from '@/components/notice/fault-words';
import { FaultWordsProvider } from '@/components/notice/fault-words-provider';
import { withHome } from '@/components/shell/current-module';
import { ProgressBar } from '@/components/shell/progress-bar';
import { readPerson } from '@/components/shell/read-person';
import { ShellFooter } from '@/components/shell/shell-footer';
import { ShellFrame } from '@/components/shell/shell-frame';
import { ShellHeader } from '@/components/shell/shell-header';
import { SessionWarning } from '@/components/sign-in/session-warning';
import { ScrollToTop } from '@/components/ui/scroll-to-top';
import { SkipLink } from '@/components/ui/skip-link';
import { Snackbars } from '@/components/ui/snackbars';
import { Splash } from '@/components/ui/splash';
import { tryCallHr } from '@/lib/bff/call-hr';
import { readPreferences } from '@/lib/preferences';
import { ShellPanels } from './shell-panels';

/** The frame around the signed-in pages. It decides nothing: each page asks for the session it needs. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const [messages, language, { asideCollapsed }, { person, logoSize }, listed, menu] = await Promise.all([
    getMessages(),
    getLocale(),
    readPreferences(),
    readPerson(),
    tryCallHr('listModules', {}),
    tryCallHr('listMenu', {}),
  ]);
  const { notice, shell, 'sign-in': signIn } = messages;
  const modules = withHome(listed ?? [], shell.home);
  return (
    <FaultWordsProvider words={faultWordsOf(notice)}>
      <Splash />
      <SkipLink text={notice.skip} />
      <ProgressBar label={shell.loading} />
      <ShellFrame
        words={{
          menu: shell.menu,
          dashboard: shell.dashboard,
          menuEmpty: shell.menuEmpty,
          openMenu: shell.openMenu,
          closeMenu: shell.closeMenu,
          collapse: shell.collapse,
          expand: shell.expand,
        }}
        modules={modules}
        menu={menu ?? []}
        isAsideCollapsed={asideCollapsed}
        header={<ShellHeader modules={modules} person={person} logoSize={logoSize} />}
        footer={<ShellFooter />}
      >
        {children}
      </ShellFrame>
      <ShellPanels
        language={language}
        words={{
          titles: shell.panels,
          close: shell.closePanel,
          failed: shell.panelFailed,
          retry: notice.retry,
        }}
      />
      <ScrollToTop label={shell.toTop} />
      <SessionWarning
        words={{
          expired: signIn.expired,
          stayTitle: signIn.stayTitle,
          stayText: signIn.stayText,
          lastText: signIn.lastText,
          stay: signIn.stay,
          understood: signIn.understood,
          stayFailed: signIn.stayFailed,
        }}
      />
      <Snackbars closeText={notice.closeMessage} />
    </FaultWordsProvider>
  );
}
