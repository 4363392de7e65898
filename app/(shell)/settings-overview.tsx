import { getLocale, getMessages } from 'next-intl/server';
import { BrowserSwitches } from '@/components/workplace/account/browser-switches';
import { choiceGridClasses } from '@/components/workplace/account/choice-grid-classes';
import { ChoiceSetting } from '@/components/workplace/account/choice-setting';
import { SettingsSection } from '@/components/workplace/account/settings-section';
import { ShortcutSwitch } from '@/components/workplace/account/shortcut-switch';
import { MyDevices } from '@/components/access/devices/my-devices';
import { LanguageChoice } from '@/components/workplace/shell/header/language-choice';
import { PageButton } from '@/components/platform/page-button';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { readPerson } from '@/components/workplace/shell/read-person';
import { ThemeChoice } from '@/components/workplace/shell/header/theme-choice';
import { pageCaller } from '@/lib/bff/call/page-caller';
import { readPreferences } from '@/lib/preferences';
import { PageMessages } from '@/lib/i18n/page-messages';

interface SettingsOverviewProps {
  /** The dashboard above. */
  readonly above: { readonly href: string; readonly name: string };
}

/** The settings that a person has, the same in whatever module (ROUTE-05, SOPQ-30). */
export async function SettingsOverview({ above }: SettingsOverviewProps) {
  const [{ account: words }, language, preferences, { session }, { info }] = await Promise.all([
    getMessages(),
    getLocale(),
    readPreferences(),
    pageCaller(),
    readPerson(),
  ]);
  const isEmployee = session?.kind === 'employee';
  // Of external people too, whom the links of the account do not show it (PROF-13).
  const mayChangePassword = isEmployee && info?.changePass;
  return (
    <div className="max-w-3xl">
      <PageTitle above={above} title={words.settings} lead={words.lead} />
      <div className="space-y-6">
        <SettingsSection id="everywhere" title={words.everywhere} text={words.everywhereText}>
          <ChoiceSetting label={words.language} description={words.languageText}>
            <LanguageChoice current={language} classes={choiceGridClasses} />
          </ChoiceSetting>
          <PageMessages of={['account.shortcuts', 'account.shortcutsText', 'account.shortcutsChange', 'errors']}>
            <ShortcutSwitch />
          </PageMessages>
          {isEmployee && (
            <ChoiceSetting label={words.mails} description={words.mailsText}>
              <PageButton page="/user/mails">{words.chooseMails}</PageButton>
            </ChoiceSetting>
          )}
          {isEmployee && (
            <ChoiceSetting label={words.ownData} description={words.ownDataText}>
              <PageButton page="/user/data">{words.openOwnData}</PageButton>
            </ChoiceSetting>
          )}
          {mayChangePassword && (
            <ChoiceSetting label={words.password} description={words.passwordText}>
              <PageButton page="/ecenter/esschangepassword">{words.changePassword}</PageButton>
            </ChoiceSetting>
          )}
          {isEmployee && (
            <ChoiceSetting label={words.secondFactor} description={words.secondFactorText}>
              <PageButton page="/user/secondfactor">{words.openSecondFactor}</PageButton>
            </ChoiceSetting>
          )}
        </SettingsSection>
        <SettingsSection id="here" title={words.here} text={words.hereText}>
          <ChoiceSetting label={words.appearance}>
            <ThemeChoice initial={preferences.theme} classes={choiceGridClasses} />
          </ChoiceSetting>
          <PageMessages
            of={[
              'account.folded',
              'account.foldedText',
              'account.lessMotion',
              'account.lessMotionText',
              'account.sound',
              'account.soundText',
            ]}
          >
            <BrowserSwitches initial={preferences} />
          </PageMessages>
        </SettingsSection>
        {isEmployee && <MyDevices />}
      </div>
    </div>
  );
}
