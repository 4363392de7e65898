import { languageNames } from '@/lib/i18n/language-names';
import { languages, type Language } from '@/lib/languages';
import { GlobeIcon } from './icons';
import { Menu } from './menu';
import { menuItemLook } from './menu-item-look';

/** The languages as plain links: `?lang=` sets the choice and comes back to the page, without scripts too. */
export function LanguageMenu({ label, current }: { label: string; current: Language }) {
  return (
    <Menu
      label={`${label}: ${languageNames[current]}`}
      trigger={
        <>
          <GlobeIcon />
          <span>{languageNames[current]}</span>
        </>
      }
      triggerLook="flex min-h-11 items-center gap-2 rounded px-3 text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
      panelLook="right-0 mt-1 w-44"
    >
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current}
              className={`${menuItemLook} aria-[current=true]:font-semibold`}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
