import { getTranslations } from 'next-intl/server';
import { portalConfig } from '@/lib/config';

const sections = [
  { id: 'privacy', title: 'privacyTitle', texts: ['privacyStored', 'privacyCookies', 'privacyEnd'] },
  { id: 'legal', title: 'legalTitle', texts: ['legalOwner', 'legalUse'] },
  { id: 'contact', title: 'contactTitle', texts: ['contactHr', 'contactHelp'] },
] as const;

/** The three texts that the sign-in page links to. */
export async function Terms() {
  const [t, { title }] = await Promise.all([getTranslations('notice'), portalConfig()]);
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-12 text-base leading-7">
      <h1 className="text-3xl leading-10 font-semibold text-balance">{t('termsTitle')}</h1>
      <p className="mt-3 text-muted">{t('termsLead')}</p>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="mt-10 scroll-mt-6">
          <h2 className="text-xl font-semibold">{t(section.title)}</h2>
          {section.texts.map((text) => (
            <p key={text} className="mt-3">
              {t(text, { title })}
            </p>
          ))}
        </section>
      ))}
      <p className="mt-12 border-t border-line pt-4 text-sm text-muted">{t('termsNote')}</p>
    </article>
  );
}
