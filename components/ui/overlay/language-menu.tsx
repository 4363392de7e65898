import { clsx } from 'clsx';
import { languageChoices, languageNames } from '@/lib/i18n/language-names';
import { GlobeIcon } from '../icons/form-icons';
import { Menu } from './menu';
import { menuItemClasses } from './menu-item-classes';

/** The languages as plain links: `?lang=` sets the choice and comes back to the page, without scripts too. */
export function LanguageMenu({ label, current }: { label: string; current: keyof typeof languageNames }) {
  return (
    <Menu
      label={`${label}: ${languageNames[current]}`}
      trigger={
        <>
          <GlobeIcon />
          <span>{languageNames[current]}</span>
        </>
      }
      triggerClasses="flex min-h-11 items-center gap-2 rounded px-3 whitespace-nowrap text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
      panelClasses="right-0 mt-1 w-44"
    >
      <ul>
        {languageChoices.map(([language, name]) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current}
              className={clsx(menuItemClasses, 'aria-[current=true]:font-semibold')}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
