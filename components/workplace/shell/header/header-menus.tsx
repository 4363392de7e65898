'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CountMark } from '@/components/ui/count-mark';
import { ChevronDownIcon, MoreIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import type { Language } from '@/lib/contract/platform/languages';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Theme } from '@/lib/layout-config';
import { FeatureControl, type Feature } from './feature-control';
import { LanguageChoice } from './language-choice';
import { ThemeChoice } from './theme-choice';

interface HeaderMenusProps {
  readonly discover: readonly Feature[];
  readonly preferences: readonly Feature[];
  readonly language: Language;
  readonly theme: Theme;
  /** What a phone has no room for in its header; its count stands on the menu then. */
  readonly phone?: { readonly content: ReactNode; readonly count: number; readonly label: string };
}

const panelClasses = 'max-h-[calc(100dvh-5rem-var(--tabs))] overflow-y-auto';
const triggerClasses =
  'flex min-h-10 items-center gap-1.5 rounded px-2 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink active:bg-pressed';

/** What the header offers beside its few buttons, in two menus with a word each; on a phone in one, under the same words. */
export function HeaderMenus({ discover, preferences, language, theme, phone }: HeaderMenusProps) {
  const t = useMessages('shell');
  const choices = <Choices language={language} theme={theme} />;
  return (
    <>
      <div className="hidden items-center md:flex">
        {discover.length > 0 && (
          <Menu
            name={panelsOf(discover)}
            label={t('discover')}
            trigger={<Word text={t('discover')} />}
            triggerClasses={triggerClasses}
            panelClasses={clsx(panelClasses, 'right-0 mt-1 w-64')}
          >
            <Features of={discover} />
          </Menu>
        )}
        <Menu
          name={`language appearance ${panelsOf(preferences)}`}
          label={t('preferences')}
          trigger={<Word text={t('preferences')} />}
          triggerClasses={triggerClasses}
          panelClasses={clsx(panelClasses, 'right-0 mt-1 w-72')}
        >
          <Features of={preferences} />
          {choices}
        </Menu>
      </div>
      <div className="md:hidden">
        <Menu
          name={`language appearance ${panelsOf([...discover, ...preferences])}`}
          label={phone && phone.count > 0 ? `${t('moreFeatures')}: ${phone.label}` : t('moreFeatures')}
          trigger={
            <>
              <MoreIcon />
              <CountMark count={phone?.count ?? 0} place="absolute top-0.5 right-0.5" />
            </>
          }
          triggerClasses={clsx('relative', iconButtonClasses)}
          panelClasses={clsx(panelClasses, 'fixed top-15 right-2 w-[min(20rem,calc(100vw-1rem))]')}
        >
          {phone?.content}
          {discover.length > 0 && (
            <Group title={t('discover')}>
              <Features of={discover} />
            </Group>
          )}
          <Group title={t('preferences')}>
            <Features of={preferences} />
          </Group>
          {choices}
        </Menu>
      </div>
    </>
  );
}

/** The names of what the menu hides, so that a walkthrough finds it in their place. */
const panelsOf = (features: readonly Feature[]) =>
  features.flatMap(({ opens }) => ('panel' in opens ? [opens.panel] : [])).join(' ');

function Word({ text }: { text: string }) {
  return (
    <>
      {text}
      <ChevronDownIcon className="size-4" />
    </>
  );
}

function Features({ of }: { of: readonly Feature[] }) {
  return of.map((feature) => <FeatureControl key={feature.label} feature={feature} />);
}

function Choices({ language, theme }: { language: Language; theme: Theme }) {
  const t = useMessages('shell');
  return (
    <>
      <Group title={t('language')}>
        <LanguageChoice current={language} classes="grid grid-cols-2" />
      </Group>
      <Group title={t('theme')}>
        <ThemeChoice initial={theme} />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line py-1.5 not-first:border-t">
      <p aria-hidden="true" className="px-3 pt-1 pb-1 text-xs font-semibold text-muted">
        {title}
      </p>
      {children}
    </section>
  );
}
